import { readFileSync } from 'node:fs';
import { expectAccessible } from '../../e2e/support/axe';
import type { Page } from '../../e2e/support/test';
import { expect, field, fields, openGroups, photograph, tableWords as table, test, words } from './support';

const building = 'content/buildings/harbourgate.json';
const project = 'content/projects/steel-hall.json';
const company = 'content/company.json';
const widths = [390, 1440];

test('the welcome text disappears for good once it is dismissed', async ({ page, editor }) => {
  await editor.open(page, project);
  await expect(page.getByText(words.welcomeText)).toBeVisible();
  await page.getByRole('button', { name: words.welcomeDone }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(words.welcomeText)).toHaveCount(0);
});

test('opening a form moves the focus to it', async ({ page, editor }) => {
  await editor.open(page, building);
  const link = page.locator('[href="#content/company.json"]');
  for (const _again of [1, 2]) {
    await link.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('an error outside all forms shows its file and a hint', async ({ page, site, editor }) => {
  const broken = 'content/projects/broken.json';
  site.write(broken, '{');
  await editor.open(page, 'messages/Hero');
  const { tooShort } = JSON.parse(readFileSync('model/messages/he.json', 'utf8')).json;
  const problem = page.getByRole('main').getByRole('status').getByText(broken).locator('..');
  await expect(problem).toContainText(tooShort.split(':')[0]);
});

test('the focus stays in a list whose items move, come or go', async ({ page, site, editor }) => {
  const { levels, units } = site.read(building);
  await editor.open(page, building);
  await openGroups(page);
  const items = page.locator(`[id="${building}:levels-items"] > .list > li > .item-bar`);
  await items.nth(2).locator('.up').press('Enter');
  await expect(items.nth(1).locator('.up')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.nth(0).locator('.down')).toBeFocused();
  await expect.poll(() => site.read(building).levels[0].id).toBe(levels[2].id);

  const unit = units.findIndex(({ price }: { price?: object }) => !price);
  const price = field(page, building, `units.${unit}.price`);
  await price.getByRole('button').press('Enter');
  await expect(field(page, building, `units.${unit}.price.amount`)).toBeFocused();
  await price.getByRole('button').last().press('Enter');
  await expect(price.getByRole('button')).toBeFocused();

  for (const [file, list, add, first] of [
    [project, 'he.description', words.addParagraph, ''],
    [company, 'people', words.addItem, '.name.he'],
  ] as const) {
    await editor.open(page, file);
    const part = page.locator(`[id="${file}:${list}-items"]`);
    // Items of an inner list have such buttons too.
    const removes = page.locator(`[id="${file}:${list}-items"] > .list > li > .item-bar .remove`);
    const count = await removes.count();
    await part.getByRole('button', { name: add }).press('Enter');
    await expect(field(page, file, `${list}.${count}${first}`)).toBeFocused();
    await removes.last().press('Enter');
    await expect(removes.nth(count - 1)).toBeFocused();
  }
});

test('a new post first asks for its picture', async ({ page, editor }) => {
  await editor.open(page, 'content/social.json');
  await page.getByRole('button', { name: words.addItem }).press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('type', 'file');
});

test('every plural form of a count has a distinct label', async ({ page, editor }) => {
  await editor.open(page, 'messages/Building');
  const counts = page.getByRole('group', { name: words.forms, includeHidden: true });
  await expect(counts.first()).toBeAttached();
  const names = await counts.evaluateAll((groups) =>
    groups.map((group) => [...group.querySelectorAll('label > span')].map(({ textContent }) => textContent)),
  );
  expect(names.some((forms) => forms.includes(words['plural-exact'].replace('{number, number}', '10')))).toBe(
    true,
  );
  for (const forms of names) expect([...new Set(forms)]).toEqual(forms);
});

test('the level of a unit is chosen by its name', async ({ page, site, editor }) => {
  const { levels, units } = site.read(building);
  // Bays belong to one level.
  site.edit(building, { units: units.map((unit: object) => ({ ...unit, bays: undefined })) });
  await editor.open(page, building);
  const next = levels.find(({ id }: { id: string }) => id !== units[0].level);
  await field(page, building, 'units.0.level').selectOption({ label: next.title.he });
  await expect.poll(() => site.read(building).units[0].level).toBe(next.id);
});

test('no text box clips its text', async ({ page, editor }) => {
  for (const place of [building, project, 'messages/AccessibilityStatement']) {
    await editor.open(page, place);
    await openGroups(page);
    await expect(page.locator('textarea').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll('textarea')]
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
          .map(({ id }) => id),
      );
      expect([width, clipped]).toEqual([width, []]);
    }
  }
});

test('the groups of a long form are headings that links lead to', async ({ page, editor }) => {
  await editor.open(page, building);
  const { label = '' } = fields['building.units'] ?? {};
  await page.getByRole('navigation', { name: words.groups }).getByRole('button', { name: label }).click();
  const heading = page.getByRole('heading', { level: 2, name: label, exact: true });
  await expect(heading).toBeInViewport();
  await expect(page.locator('summary', { has: heading })).toBeFocused();
});

const pdf = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

test('a rejected picture file shows its reason and asks for no sentence', async ({ page, editor }) => {
  await editor.open(page, project);
  const chooser = page.getByRole('group', { name: words.choosePictures });
  for (const [file, reason] of [
    [await photograph(900), '900'],
    [pdf, words.noPicture],
  ] as const) {
    await chooser.getByLabel(words.choosePictures).setInputFiles(file);
    await expect(chooser.getByRole('status').first()).toContainText(reason);
    await expect(chooser.getByRole('textbox')).toHaveCount(0);
    await chooser.getByRole('button', { name: words.leaveOut }).click();
  }
});

test('a chosen picture shows its width and corrects its sentences', async ({ page, editor }) => {
  await editor.open(page, project);
  const chooser = page.getByRole('group', { name: words.choosePictures });
  await chooser.getByLabel(words.choosePictures).setInputFiles(await photograph(1700));
  await expect(chooser.getByRole('textbox')).toHaveCount(2);
  await expect(chooser.getByText('1,700')).toBeVisible();
  const text = chooser.getByRole('textbox').first();
  await text.fill('החזית הצפונית ');
  await text.blur();
  await expect(text).toHaveValue('החזית הצפונית');
});

test('the form of a project shows whether it is on the site', async ({ page, site, editor }) => {
  await editor.open(page, project);
  for (const [fields, text] of [
    [{}, words.isPublished],
    [{ draft: true }, words.isDraft],
    [{ retired: true }, words.isRetired],
  ] as const) {
    site.edit(project, { draft: undefined, retired: undefined, ...fields });
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('the list of changes shows that a new project stays a draft', async ({ page, editor }) => {
  await editor.open(page, 'projects');
  await page.getByLabel(words.newProjectName).fill('north yard');
  await page.getByRole('button', { name: words.makeProject }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'north-yard' })).toBeVisible();
  await editor.open(page, 'changes');
  await expect(page.getByText(words.staysDraft)).toBeVisible();
  await expect(page.getByText(words.newProject, { exact: true })).toBeVisible();
});

test('a picture is found by its sentence with the forms that use it', async ({ page, site, editor }) => {
  const [first] = site.read(building).images;
  await editor.open(page, 'pictures');
  await page.getByLabel(words.searchPictures).fill(first.alt.he);
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found).toHaveCount(1);
  await found.getByRole('button').first().click();
  await expect(page).toHaveURL(/buildings\/harbourgate\.json$/);
});

test('a picture of another form can be used again', async ({ page, site, editor }) => {
  const [first] = site.read(building).images;
  await editor.open(page, project);
  const count = site.read(project).images.length;
  const chooser = page.getByRole('group', { name: words.choosePictures });
  await chooser.getByText(words.usePicture, { exact: true }).click();
  await chooser.getByRole('button', { name: first.alt.he }).click();
  await expect.poll(() => site.read(project).images.length).toBe(count + 1);
  expect(site.read(project).images.at(-1)).toEqual(first);
});

test('on a phone the status of a unit is two presses away', async ({ page, site, editor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.open(page, project);
  const { number } = site.read(building).units[0];
  await page.getByText(words.ages, { exact: true }).click();
  await page.getByRole('button', { name: `${words.unitState.split('{number}')[0]}${number} ·` }).click();
  await expect(field(page, building, 'units.0.status')).toBeFocused();
  const unit = page.locator(`[id="${building}:units-items"] .item-name`).first();
  await expect(unit).toBeInViewport();
});

test('on a phone the form for another picture fits the window', async ({ page, editor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.open(page, project);
  await page.getByText(words.replacePicture, { exact: true }).first().click();
  await expect(page.getByLabel(words.choosePicture).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone a button leads from a form to the list', async ({ page, editor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.open(page, building);
  await page.getByRole('button', { name: table.save }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: words.contents, exact: true }).click();
  await expect(page.getByText(words.ages, { exact: true })).toBeInViewport();
});

/** Examines the page at both widths. */
async function expectAccessibleAtWidths(page: Page, what: string, within?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, what, within);
  }
}

test('the list of ageing facts is accessible and works by keyboard', async ({ page, editor }) => {
  await editor.open(page, 'messages/Hero');
  await page.getByText(words.ages, { exact: true }).press('Enter');
  await expectAccessibleAtWidths(page, words.ages);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(`[id="${building}:progress"] > summary`)).toBeFocused();
});

test('an edited table of units shows its changes before it is saved', async ({ page, site, editor }) => {
  await editor.open(page, building);
  await openGroups(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: table.save }).click();
  const [first] = site.read(building).units;
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(`,${first.area},`);
  const area = first.area + 1;
  const csv = `number,area,colour\n${first.number},${area},red`;
  await page
    .getByLabel(table.choose)
    .last()
    .setInputFiles({ name: 'units.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const section = '[aria-labelledby="units-table"]';
  const changed = page.getByRole('row').filter({ hasText: fields['building.units.area']?.label });
  await expect(changed).toContainText(site.read(building).name.he);
  await expect(changed.getByRole('deletion')).toHaveText(String(first.area));
  await expect(changed.getByRole('insertion')).toHaveText(String(area));
  await expectAccessibleAtWidths(page, table.title, section);
  expect(site.read(building).units[0].area).toBe(first.area);
  await page.locator(section).getByRole('button').last().press('Enter');
  await expect(page.getByText('יחידה אחת השתנתה.')).toBeVisible();
  expect(site.read(building).units[0].area).toBe(area);

  await editor.open(page, 'changes');
  await expect(page.getByRole('main').getByRole('insertion').first()).toBeVisible();
  await expectAccessibleAtWidths(page, words.changes);
});

test('the list of pictures is accessible and works by keyboard', async ({ page, editor }) => {
  await editor.open(page, 'pictures');
  await expectAccessibleAtWidths(page, words.pictures);
  await page.getByLabel(words.searchPictures).press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/content\//);
  await expect(page.locator(':focus')).toBeInViewport();
});

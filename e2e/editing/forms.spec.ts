import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe';
import { moveIn } from '../support/content/other-company';
import { copySite, type SiteCopy } from '../support/content/site-copy';
import { field, fields, openGroups, startEditor, tableWords as table, words } from '../support/editor';
import { expect as eager, type Page, test } from '../support/test';

/* The forms by themselves, in a copy of the site with the fixture's content: keyboard, boxes, headings, pictures. */

const building = 'content/buildings/harbourgate.json';
const project = 'content/projects/steel-hall.json';
const company = 'content/company.json';
const expect = eager.configure({ timeout: 20_000 });

let site: SiteCopy;
let editor: Awaited<ReturnType<typeof startEditor>>;

test.beforeAll(async () => {
  site = copySite();
  moveIn(site.folder);
  editor = await startEditor(site.folder, 0, '--without-page');
});

test.afterAll(async () => {
  await editor.close();
  site.remove();
});

const read = (file: string) => site.read(file);

async function openPlace(page: Page, place: string): Promise<void> {
  await page.goto(`${editor.url}#${place}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the editor says what it is until that is known', async ({ page }) => {
  await openPlace(page, project);
  await expect(page.getByText(words.welcomeText)).toBeVisible();
  await page.getByRole('button', { name: words.welcomeDone }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(words.welcomeText)).toHaveCount(0);
});

test('the focus goes to the form that is chosen, stays with what is moved, and goes to what is new and beside what is removed', async ({
  page,
}) => {
  await openPlace(page, building);
  await page.locator('[href="#content/company.json"]').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const names: { id: string }[] = read(building).levels;
  await openPlace(page, building);
  const items = page.locator(`[id="${building}:levels-items"] > .list > li > .item-bar`);
  await items.nth(2).locator('.up').press('Enter');
  await expect(items.nth(1).locator('.up')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.nth(0).locator('.down')).toBeFocused();
  await expect.poll(() => read(building).levels[0].id).toBe(names[2]?.id);

  await openPlace(page, project);
  const texts = page.locator(`[id="${project}:he.description-items"]`);
  const count = read(project).he.description.length;
  await texts.getByRole('button', { name: words.addParagraph }).press('Enter');
  await expect(field(page, project, `he.description.${count}`)).toBeFocused();
  await texts.locator('.remove').last().press('Enter');
  await expect(texts.locator('.remove').nth(count - 1)).toBeFocused();

  await openPlace(page, company);
  const { people } = read(company);
  const list = page.locator(`[id="${company}:people-items"]`);
  await list.getByRole('button', { name: words.addItem }).press('Enter');
  await expect(field(page, company, `people.${people.length}.name.he`)).toBeFocused();
  await list.locator('.remove').last().press('Enter');

  await openPlace(page, building);
  await openGroups(page);
  const unit = read(building).units.findIndex(({ price }: { price?: object }) => !price);
  const price = field(page, building, `units.${unit}.price`);
  await price.getByRole('button').press('Enter');
  await expect(field(page, building, `units.${unit}.price.amount`)).toBeFocused();
  await price.getByRole('button').last().press('Enter');
  await expect(price.getByRole('button')).toBeFocused();
});

test('each form of a count has a name of its own', async ({ page }) => {
  await openPlace(page, 'messages/Building');
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

test('the level of a unit is chosen by its name', async ({ page }) => {
  await openPlace(page, building);
  const { levels, units } = read(building);
  const next = levels.find(({ id }: { id: string }) => id !== units[0].level);
  await field(page, building, 'units.0.level').selectOption({ label: next.title.he });
  await expect.poll(() => read(building).units[0].level).toBe(next.id);
});

for (const width of [390, 1440]) {
  test(`no box cuts its text at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const place of [building, project, 'messages/AccessibilityStatement']) {
      await openPlace(page, place);
      await openGroups(page);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('textarea')]
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
          .map(({ id }) => id),
      );
      expect(cut).toEqual([]);
      await expect(page.locator('textarea').first()).toBeVisible();
    }
  });
}

test('the groups of a long form are headings, and links lead to them', async ({ page }) => {
  await openPlace(page, building);
  const { label = '' } = fields['building.units'] ?? {};
  await page.getByRole('navigation', { name: words.groups }).getByRole('button', { name: label }).click();
  const heading = page.getByRole('heading', { level: 2, name: label, exact: true });
  await expect(heading).toBeInViewport();
  await expect(page.locator('summary', { has: heading })).toBeFocused();
});

test('a picture that is too small is refused with its width before its sentences, which get their one right form, are asked for', async ({
  page,
}) => {
  await openPlace(page, project);
  const chooser = page.getByRole('group', { name: words.choosePictures });
  const choose = async (width: number) =>
    chooser.getByLabel(words.choosePictures).setInputFiles({
      name: 'north.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width, height: 900, channels: 3, background: '#8899aa' } })
        .jpeg()
        .toBuffer(),
    });
  await choose(900);
  await expect(chooser.getByRole('status').first()).toContainText('900');
  await expect(chooser.getByRole('textbox')).toHaveCount(0);
  await chooser.getByRole('button', { name: words.leaveOut }).click();
  await chooser
    .getByLabel(words.choosePictures)
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(chooser.getByText(words.noPicture)).toBeVisible();
  await expect(chooser.getByRole('textbox')).toHaveCount(0);
  await chooser.getByRole('button', { name: words.leaveOut }).click();
  await choose(1700);
  await expect(chooser.getByRole('textbox')).toHaveCount(2);
  await expect(chooser.getByText('1,700')).toBeVisible();
  const text = chooser.getByRole('textbox').first();
  await text.fill('החזית הצפונית ');
  await text.blur();
  await expect(text).toHaveValue('החזית הצפונית');
});

test('what becomes of a project is said in words: when it appears, that it was taken off, and that a draft is sent and not seen', async ({
  page,
}) => {
  site.edit('steel-hall', () => ({ publishAt: '2999-02-01T08:00' }));
  await openPlace(page, project);
  await expect(page.getByText(words.isPlanned.split('{')[0] ?? '')).toContainText('2999');
  site.edit('steel-hall', () => ({ publishAt: undefined, takeOffAt: '2020-02-01T08:00' }));
  await expect(page.getByText(words.isRetired)).toBeVisible();
  site.edit('steel-hall', () => ({ takeOffAt: undefined }));

  await openPlace(page, 'projects');
  await page.getByLabel(words.newProjectName).fill('north yard');
  await page.getByRole('button', { name: words.makeProject }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'north-yard' })).toBeVisible();
  await openPlace(page, 'changes');
  await expect(page.getByText(words.staysDraft)).toBeVisible();
  await expect(page.getByText(words.newProject, { exact: true })).toBeVisible();
});

test('every picture is found with the places that use it, and can be used again', async ({ page }) => {
  const [first] = read(building).images;
  await openPlace(page, 'pictures');
  await page.getByLabel(words.searchPictures).fill(first.alt.he);
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found).toHaveCount(1);
  await found.getByRole('button').first().click();
  await expect(page).toHaveURL(/buildings\/harbourgate\.json$/);

  await openPlace(page, project);
  const count = read(project).images.length;
  const chooser = page.getByRole('group', { name: words.choosePictures });
  await chooser.getByText(words.usePicture, { exact: true }).click();
  await chooser.getByRole('button', { name: first.alt.he }).click();
  await expect.poll(() => read(project).images.length).toBe(count + 1);
  expect(read(project).images.at(-1)).toEqual(first);
});

test('on a phone the state of a unit is two presses away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlace(page, project);
  const { number } = read(building).units[0];
  await page.getByText(words.ages, { exact: true }).click();
  await page.getByRole('button', { name: `${words.unitState.split('{number}')[0]}${number} ·` }).click();
  await expect(field(page, building, 'units.0.status')).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`pictures, what ages, a table of the units that left and came back and the changes are accessible at ${width} pixels, and used by keyboard alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPlace(page, building);
    await page.getByText(words.ages, { exact: true }).press('Enter');
    await expectAccessible(page, words.ages);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const progress = page.locator(`[id="${building}:progress"] > summary`);
    await expect(progress).toBeFocused();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: table.save }).click();
    const [first] = read(building).units;
    expect(readFileSync(await (await saved).path(), 'utf8')).toContain(`,${first.area},`);
    const area = first.area + 1;
    await page
      .getByLabel(table.choose)
      .last()
      .setInputFiles({
        name: 'units.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`number,area,colour\n${first.number},${area},red`),
      });
    const write = page.locator('[aria-labelledby="units-table"]').getByRole('button').last();
    const changed = page.getByRole('row').filter({ hasText: fields['building.units.area']?.label });
    await expect(changed.getByRole('deletion')).toHaveText(String(first.area));
    await expect(changed.getByRole('insertion')).toHaveText(String(area));
    await expectAccessible(page, table.title);
    expect(read(building).units[0].area).toBe(first.area);
    await write.press('Enter');
    await expect(page.getByText('יחידה אחת השתנתה.')).toBeVisible();
    expect(read(building).units[0].area).toBe(area);

    await openPlace(page, 'changes');
    await expect(page.getByRole('main').getByRole('insertion').first()).toBeVisible();
    await expectAccessible(page, words.changes);

    await openPlace(page, 'pictures');
    await expectAccessible(page, words.pictures);
    await page.getByLabel(words.searchPictures).press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/content\//);
    await expect(page.locator(':focus')).toBeInViewport();
  });
}

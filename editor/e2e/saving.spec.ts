import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../e2e/support/test';
import { changesLink, expect, field, fields, goTo, hold, openGroups, stateOf, test, words } from './support';

const english = 'messages/en.json';
const hebrew = 'messages/he.json';
const building = 'content/buildings/harbourgate.json';
const company = 'content/company.json';
const project = 'content/projects/steel-hall.json';

const primaryField = (page: Page) => field(page, english, 'Hero.primary');
const secondaryField = (page: Page) => field(page, english, 'Hero.secondary');
const publishButton = (page: Page) => page.getByRole('button', { name: words.publish, exact: true });
const turnButton = (page: Page, text: string) =>
  page.getByRole('banner').getByRole('button', { name: text.replace('{place}', '') });

/** Waits until everything typed has been sent. */
const expectSent = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('editor-pending'))).toBe('[]');

test('a typed or chosen value stays on the screen while it is saved', async ({ page, site, editor }) => {
  await editor.open(page, project);
  const release = await hold(page);
  const box = page.locator('.check input').first();
  await expect(box).toBeAttached();
  await openGroups(page);
  const isChecked = await box.isChecked();
  await box.click();
  await expect(box).toBeChecked({ checked: !isChecked });
  await goTo(page, building);
  const [text, choice] = [field(page, building, 'pageTitle.en'), field(page, building, 'units.0.status')];
  await text.fill('Harbour Gate: halls for sale');
  await text.press('Tab');
  await choice.selectOption('reserved');
  await expect(text).toHaveValue('Harbour Gate: halls for sale');
  await expect(choice).toHaveValue('reserved');
  await expect(stateOf(page)).toContainText(words.saving);
  release();
  await expect(stateOf(page)).toContainText(words.allSaved);
  expect(site.read(building).pageTitle.en).toBe('Harbour Gate: halls for sale');
  expect(site.read(building).units[0].status).toBe('reserved');
  await goTo(page, project);
  await expect(box).toBeChecked({ checked: !isChecked });

  await goTo(page, 'changes');
  const reserved = fields['building.units.status']?.choices?.reserved ?? '';
  const change = page.getByRole('main').getByRole('listitem').filter({ hasText: reserved });
  await expect(change.getByRole('insertion')).toHaveText(reserved);
  const day = new Date().toLocaleDateString('he', { dateStyle: 'medium' });
  await expect(change.getByRole('time')).toContainText(day);
});

test('typing during a save makes one change without a conflict', async ({ page, site, editor }) => {
  await editor.open(page, 'messages/Hero');
  const release = await hold(page);
  const text = primaryField(page);
  await text.fill('Write to us');
  await text.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await text.pressSequentially(' today');
  await text.press('Tab');
  release();
  await expect.poll(() => site.read(english).Hero.primary).toBe('Write to us today');
  await expect(stateOf(page)).toContainText(words.allSaved);
  await expect(page.getByText(words.conflict)).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: words.changesCount.replace('{count, number}', '1') }),
  ).toBeVisible();
});

test.describe('a conflict in one field', () => {
  let first: Page;

  test.beforeEach(async ({ page: second, context, site, editor, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED|ERR_CONNECTION_REFUSED|status of 409/);
    first = await context.newPage();
    for (const page of [first, second]) await editor.open(page, 'messages/Hero');
    // The second person saves before the page has seen the text of the first.
    await second.route('**/api/state', (route) => route.abort());
    await primaryField(first).fill('Theirs');
    await expect.poll(() => site.read(english).Hero.primary).toBe('Theirs');
    await primaryField(second).fill('Mine');
    await expect(second.getByText(words.conflict)).toBeVisible();
    await second.unroute('**/api/state');
  });

  test('offers the newest text of the other person, to the second alone', async ({ page: second, site }) => {
    await primaryField(first).pressSequentially(', longer');
    await expect.poll(() => site.read(english).Hero.primary).toBe('Theirs, longer');
    await expect(second.getByText(words.conflict).locator('..')).toContainText('Theirs, longer');
    await expect(primaryField(first)).toHaveValue('Theirs, longer');
    await expect(first.getByText(words.conflict)).toHaveCount(0);
    await second.getByRole('button', { name: words.takeTheirs }).click();
    await expect(primaryField(second)).toHaveValue('Theirs, longer');
  });

  test('survives a restart and a reload', async ({ page: second, site, editor }) => {
    await editor.stop();
    await editor.start();
    second.on('dialog', (dialog) => dialog.accept());
    await second.reload();
    await expect(primaryField(second)).toHaveValue('Mine');
    await expect(second.getByText(words.conflict).locator('..')).toContainText('Theirs');
    await second.getByRole('button', { name: words.keepMine }).click();
    await expect.poll(() => site.read(english).Hero.primary).toBe('Mine');
    await primaryField(first).blur();
    await expect(primaryField(first)).toHaveValue('Mine');
    await expect(stateOf(second)).toContainText(words.allSaved);
  });
});

test('a reload restores an unsaved change', async ({ page, site, editor, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await editor.open(page, 'messages/Hero');
  await page.route('**/api/change', (route) => route.abort());
  const text = primaryField(page);
  await text.fill('Ask for a hall');
  await expect(stateOf(page)).toContainText(words.lost);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(text).toHaveValue('Ask for a hall');
  await page.unroute('**/api/change');
  await expect.poll(() => site.read(english).Hero.primary).toBe('Ask for a hall');
  await expect(stateOf(page)).toContainText(words.allSaved);
});

test('an open page saves into a restarted editor', async ({ page, site, editor, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/);
  await editor.open(page, 'messages/Hero');
  await editor.stop();
  const text = primaryField(page);
  await text.fill('Call us');
  await expect(stateOf(page)).toContainText(words.lost);
  await editor.start();
  await expect.poll(() => site.read(english).Hero.primary).toBe('Call us');
  await expect(text).toHaveValue('Call us');
  await expect(stateOf(page)).toContainText(words.allSaved);
  expect(statSync(path.join(site.folder, 'var/editor/token')).mode & 0o777).toBe(0o600);
});

test('a failed save blocks publishing but no other save', async ({ page, site, editor, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  execFileSync('git', ['init', '--quiet'], { cwd: site.folder });
  await editor.open(page, 'messages/Hero');
  await page.route('**/api/change', (route) => route.fulfill({ status: 500 }), { times: 1 });
  const [first, second] = [primaryField(page), secondaryField(page)];
  await first.fill('Write to us now');
  await expect(stateOf(page).getByRole('button')).toHaveCount(1);
  await second.fill('See what we have built');
  await expect.poll(() => site.read(english).Hero.secondary).toBe('See what we have built');
  await expect(first).toHaveValue('Write to us now');
  await changesLink(page).click();
  await expect(publishButton(page)).toBeDisabled();
  await stateOf(page).getByRole('button').click();
  await expect(first).toBeFocused();
  await first.pressSequentially('!');
  await expect.poll(() => site.read(english).Hero.primary).toContain('Write to us now');
  await expect(stateOf(page)).toContainText(words.allSaved);
});

test('a save on a full disk names the disk', async ({ page, editor, expectedErrors }) => {
  expectedErrors.push(/status of 409/);
  await editor.open(page, 'messages/Hero');
  await page.route('**/api/change', async (route) => {
    const state = await route.fetch({
      url: route.request().url().replace('change', 'state'),
      postData: '{}',
    });
    await route.fulfill({
      status: 409,
      json: { ...(await state.json()), refusal: { kind: 'diskFull', detail: '' } },
    });
  });
  await primaryField(page).fill('Write to us now');
  await expect(stateOf(page)).toContainText(words.diskFull);
  await expect(primaryField(page)).toHaveValue('Write to us now');
  await expect(page.getByText(words.conflict)).toHaveCount(0);
});

test('the header names a failed undo until undo works', async ({ page, site, editor, expectedErrors }) => {
  expectedErrors.push(/status of 400|: 400$/);
  await editor.open(page, 'messages/Hero');
  await primaryField(page).fill('Write to us now');
  await expect.poll(() => site.read(english).Hero.primary).toBe('Write to us now');
  await page.route('**/api/undo', (route) => route.fulfill({ status: 400 }), { times: 1 });
  const undo = turnButton(page, words.undoPlace);
  await undo.click();
  await expect(stateOf(page)).toContainText(words.refused);
  await undo.click();
  await expect(stateOf(page)).not.toContainText(words.refused);
});

test('leaving a field corrects its typography', async ({ page, site, editor }) => {
  await editor.open(page, building);
  const text = field(page, building, 'summary.en');
  await text.fill('A hall of 14 m  for "heavy" goods ');
  await expectSent(page);
  await expect(field(page, building, 'summary.en-notes')).toBeEmpty();
  await text.press('Tab');
  const right = 'A hall of 14\u00a0m for “heavy” goods';
  await expect.poll(() => site.read(building).summary.en).toBe(right);
  await expect(text).toHaveValue(right);
});

test('a button corrects a text that was written without the editor', async ({ page, site, editor }) => {
  const { summary } = site.read(building);
  site.edit(building, { summary: { ...summary, en: 'A hall for "heavy" goods' } });
  await editor.open(page, building);
  await field(page, building, 'summary.en-notes').getByRole('button', { name: words.fix }).click();
  await expect.poll(() => site.read(building).summary.en).toBe('A hall for “heavy” goods');
});

test('leaving an invalid field by a press moves nothing on the screen', async ({ page, site, editor }) => {
  await editor.open(page, company);
  const { people } = site.read(company);
  const height = async () => (await page.getByRole('banner').boundingBox())?.height;
  const before = await height();
  const role = field(page, company, `people.${people.length - 1}.role.en`);
  await role.fill('');
  await expectSent(page);
  await expect(stateOf(page).getByRole('button')).toHaveCount(0);
  await expect(stateOf(page)).not.toContainText('·');
  const add = page.locator(`[id="${company}:people-items"]`).getByRole('button', { name: words.addItem });
  await add.hover();
  const place = await add.boundingBox();
  await page.mouse.down();
  await expect(role).not.toBeFocused();
  expect(await add.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(field(page, company, `people.${people.length}.name.he`)).toBeAttached();
  await expect(role).toHaveAttribute('aria-invalid', 'true');
  await expect(stateOf(page).getByRole('button')).toHaveCount(1);
  expect(await height()).toBe(before);

  const more = stateOf(page).getByRole('link', {
    name: words.moreNotSaved.replace('{count, number}', '1'),
  });
  await expect(more).toBeInViewport({ ratio: 1 });
  const growth = await changesLink(page).evaluate((link: HTMLElement) => {
    const width = link.offsetWidth;
    link.textContent += '00';
    return link.offsetWidth - width;
  });
  expect(growth).toBe(0);
  await page.setViewportSize({ width: 340, height: 640 });
  await expect(more).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(340);
  await more.click();
  await expect(page.getByRole('main').getByRole('button', { name: words.discard })).toHaveCount(2);
});

test('undo and redo name and focus their fields, unsaved ones first', async ({ page, site, editor }) => {
  await editor.open(page, 'messages/Hero');
  const [first, second] = [secondaryField(page), primaryField(page)];
  const before = { first: await first.inputValue(), second: await second.inputValue() };
  await first.fill('See what we have built');
  await second.fill('Ask {whom}');
  await second.blur();
  await goTo(page, company);
  const [undo, redo] = [turnButton(page, words.undoPlace), turnButton(page, words.redoPlace)];
  await expect(undo).toHaveAttribute('title', new RegExp(before.second));
  await undo.click();
  await expect(second).toBeFocused();
  await expect(second).toHaveValue(before.second);
  await page.keyboard.press('Control+z');
  await expect(first).toBeFocused();
  await expect(first).toHaveValue(before.first);
  await expect.poll(() => site.read(english).Hero.secondary).toBe(before.first);
  await page.keyboard.press('Control+Shift+Z');
  await expect(first).toHaveValue('See what we have built');
  await expect(redo).toHaveAttribute('title', /Ask \{whom\}/);

  // In a field with typed text the browser undoes. That is a change, and ends redo.
  await second.pressSequentially('!');
  await page.keyboard.press('Control+z');
  await expect(second).toHaveValue(before.second);
  await expect.poll(() => site.read(english).Hero.secondary).toBe('See what we have built');
  await expect(page.getByRole('button', { name: words.redo, exact: true })).toBeDisabled();
});

test.describe('the forms of a count', () => {
  let likes: string;

  test.beforeEach(({ site }) => {
    likes = site.read(hebrew).SocialFeed.likes;
    const git = (...command: string[]) => execFileSync('git', command, { cwd: site.folder });
    git('init', '--quiet');
    git('add', 'messages');
    git('-c', 'user.name=W', '-c', 'user.email=w@company.example', 'commit', '--quiet', '--message', 'Begin');
  });

  test('repair a broken count, beside the text that was published', async ({ page, site, editor }) => {
    site.replace(hebrew, likes, likes.replace(/\}(?= two)/, ''));
    await editor.open(page, 'messages/SocialFeed');
    await expect(field(page, hebrew, 'SocialFeed.likes')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(words.asPublished)).toContainText(likes);
    await page.getByRole('button', { name: words.joinForms }).click();
    await expect(field(page, hebrew, 'SocialFeed.likes')).toBeFocused();
    await expect.poll(() => site.read(hebrew).SocialFeed.likes).toBe(likes);
    await expect(page.getByText(words.asPublished)).toHaveCount(0);
  });

  test('keep typing and focus when the file changes', async ({ page, site, editor }) => {
    await editor.open(page, 'messages/SocialFeed');
    const text = field(page, hebrew, 'SocialFeed.likes');
    const form = page.getByRole('group', { name: words.forms }).first().getByRole('textbox').last();
    const written = `${await form.inputValue()}!`;
    await form.press('End');
    await form.pressSequentially('!');
    site.replace(hebrew, likes, likes.replace('other {', 'other {~ '));
    await expect(text).toHaveValue(/other \{~ /);
    await expect(form).toHaveValue(written);
    await expect(form).toBeFocused();
  });

  test('have buttons for placeholders and the published text', async ({ page, editor }) => {
    await editor.open(page, 'messages/SocialFeed');
    const text = field(page, hebrew, 'SocialFeed.likes');
    await text.fill('');
    await page.getByRole('button', { name: '{likes}' }).click();
    await expect(text).toHaveValue('{likes}');
    await text.fill('{likes');
    await text.blur();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: words.usePublished }).click();
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(likes);
  });
});

test('a word shows in how many places it is used', async ({ page, site, editor }) => {
  const units = site.read(building).units.map((unit: object) => ({ ...unit, status: 'free' }));
  site.edit(building, { units });
  await editor.open(page, 'messages/Units');
  const help = words.usedIn.replace('{count, number}', String(units.length));
  await expect(
    page.getByRole('group').filter({ has: field(page, hebrew, 'Units.statuses.free') }),
  ).toContainText(help);
});

test('a new person shows errors of fields that were left alone', async ({ page, site, editor }) => {
  await editor.open(page, company);
  const people = page.locator(`[id="${company}:people-items"]`);
  const at = site.read(company).people.length;
  const { label } = fields['company.people'] ?? {};
  await page.getByRole('navigation', { name: words.groups }).getByRole('button', { name: label }).click();
  await people.getByRole('button', { name: words.addItem }).click();
  const [name, role] = [
    field(page, company, `people.${at}.name.he`),
    field(page, company, `people.${at}.role.he`),
  ];
  await name.fill('דנה לוי');
  await name.blur();
  await expect(stateOf(page).getByRole('button')).toHaveCount(1);
  await expect(stateOf(page)).not.toContainText('·');
  await expect(people.locator('[aria-invalid], .notes p')).toHaveCount(0);
  const languages = page.locator(`[id="${company}:people.${at}.languages-items"]`);
  await expect(languages.getByRole('button', { name: words.addItem })).toBeVisible();

  await role.focus();
  await role.blur();
  await expect(people.locator('[aria-invalid]')).toHaveCount(1);
  await expect(role).toHaveAttribute('aria-invalid', 'true');

  // The link of the header shows all of them.
  await goTo(page, building);
  await stateOf(page).getByRole('button').click();
  await expect(people.locator('[aria-invalid]:focus')).toHaveCount(1);
  await expect(people.locator('[aria-invalid]')).not.toHaveCount(1);

  await changesLink(page).click();
  await expect(publishButton(page)).toBeDisabled();
  await page.getByRole('button', { name: words.discard }).click();
  await expect(stateOf(page)).toContainText(words.allSaved);
  await expect(publishButton(page)).toBeEnabled();
});

test('a change that contradicts another field leads to that field', async ({ page, site, editor }) => {
  await editor.open(page, company);
  const year = new Date().getFullYear() - 5;
  await field(page, company, 'founded').fill(String(year));
  await field(page, company, 'founded').press('Tab');
  const notes = field(page, company, 'founded-notes');
  for (const name of ['experienceYears', 'zoneYears']) {
    await notes.getByRole('button', { name: fields[`company.facts.${name}`]?.label }).click();
    const years = field(page, company, `facts.${name}`);
    await expect(years).toBeFocused();
    await years.fill('4');
    await years.press('Tab');
  }
  await expect.poll(() => site.read(company)).toMatchObject({ founded: year, facts: { zoneYears: 4 } });
  await expect(notes).toBeEmpty();
});

test('a group shows why its price is outside the range', async ({ page, site, editor }) => {
  const [{ price: _price, ...unit }, ...others] = site.read(building).units;
  site.edit(building, { units: [unit, ...others] });
  await editor.open(page, building);
  await openGroups(page);
  const price = field(page, building, 'units.0.price');
  await price.getByRole('button').click();
  await field(page, building, 'units.0.price.amount').fill('50');
  await field(page, building, 'units.0.price.per').selectOption('sqmMonth');
  await field(page, building, 'units.0.price.asOf').fill('2026-10-01');
  await page.getByRole('searchbox', { name: words.search }).focus();
  await expect(price.getByText('36')).toBeVisible();
  await price.getByRole('button', { name: words.discard }).click();
  await expect(stateOf(page)).toContainText(words.allSaved);
  await expect(price.getByText('36')).toHaveCount(0);
});

test('a date that does not exist becomes a draft', async ({ page, site, editor }) => {
  const { unitsAsOf } = site.read(building);
  await editor.open(page, building);
  const day = field(page, building, 'unitsAsOf');
  await day.focus();
  // In the order of the month, the day and the year.
  await day.pressSequentially('02312026');
  await day.blur();
  await expect(page.locator(`[id="${building}:unitsAsOf-notes"]`)).toContainText(words.notSaved);
  expect(site.read(building).unitsAsOf).toBe(unitsAsOf);
  await page
    .locator(`[id="${building}:unitsAsOf-notes"]`)
    .getByRole('button', { name: words.discard })
    .click();
  await expect(day).toHaveValue(unitsAsOf);
});

test('a new post needs no counts, but shows other errors once left', async ({ page, site, editor }) => {
  const social = 'content/social.json';
  const posts = site.read(social);
  await editor.open(page, social);
  await page.getByRole('button', { name: words.addItem }).press('Enter');
  const at = posts.length;
  await expect(field(page, social, `${at}.likes`)).toHaveValue('0');
  await field(page, social, `${at}.date`).fill('2026-12-01');
  await expect(field(page, social, `${at}.caption.he`)).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('searchbox').focus();
  await expect(field(page, social, `${at}.caption.he`)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, social, `${at}.likes`)).not.toHaveAttribute('aria-invalid', 'true');
});

test('an incomplete project is not published', async ({ page, site, editor }) => {
  await editor.open(page, 'projects');
  await page.getByLabel(words.newProjectName).fill('Silo West');
  await page.getByRole('button', { name: words.makeProject }).click();
  const file = 'content/projects/silo-west.json';
  const missing = (name: string) =>
    page.getByRole('main').locator('.error').getByRole('button', { name: fields[name]?.label });
  await page.getByRole('button', { name: words.publishProject }).click();
  await expect(page.getByText(words.notYet)).toBeVisible();
  await expect(missing('project.description').first()).toBeVisible();
  await field(page, file, 'totalArea').fill('many');
  await page.getByRole('button', { name: words.publishProject }).click();
  expect(site.read(file).draft).toBe(true);
  await missing('project.totalArea').click();
  await expect(field(page, file, 'totalArea')).toBeFocused();
  await goTo(page, company);
  await expect(page.locator('summary', { hasText: words.eachProject })).toContainText(words.hasDrafts);
});

test('a new phone number is offered for WhatsApp', async ({ page, site, editor }) => {
  await editor.open(page, company);
  const { whatsapp } = site.read(company);
  await field(page, company, 'phone').fill('+972 52-555-0177');
  await field(page, company, 'phone').press('Tab');
  await expect(page.getByText(words.formerWhatsapp.replace('{number}', whatsapp))).toBeVisible();
  await page.getByRole('button', { name: words.useNumber.replace('{number}', '972525550177') }).click();
  await expect.poll(() => site.read(company)).toMatchObject({ whatsapp: '972525550177' });
  await expect(page.getByText(whatsapp)).toHaveCount(0);
  expect(site.read(company).phone).toBe('052-555-0177');
});

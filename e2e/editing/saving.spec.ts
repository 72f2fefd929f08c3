import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moveIn } from '../support/content/other-company';
import { copySite, type SiteCopy } from '../support/content/site-copy';
import { field, fields, goTo, openGroups, startEditor, words } from '../support/editor';
import { expect, type Locator, type Page, test } from '../support/test';

/* Nothing that was typed vanishes: while it is saved, while the editor is away, and after a reload. The page of the site is left out. */

const english = 'messages/en.json';
const building = 'content/buildings/harbourgate.json';
const company = 'content/company.json';

let site: SiteCopy;
let editor: Awaited<ReturnType<typeof startEditor>>;

const start = (port?: number) => startEditor(site.folder, port, '--without-page');

test.beforeEach(async () => {
  site = copySite();
  moveIn(site.folder);
  editor = await start();
});

test.afterEach(async () => {
  await editor.close();
  site.remove();
});

const read = (file: string) => site.read(file);
const state = (page: Page) => page.getByRole('banner').getByRole('status');

async function openPlace(page: Page, place: string): Promise<void> {
  await page.goto(`${editor.url}#${place}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Holds what the page sends until it is released. */
async function hold(page: Page, action = 'change'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**/api/${action}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what is typed, chosen, checked or done by a button stays on the screen while it is saved, the head says so, and the list of changes tells it as the form does', async ({
  page,
}) => {
  await openPlace(page, building);
  const release = await hold(page);
  const [text, choice] = [field(page, building, 'pageTitle.en'), field(page, building, 'units.0.status')];
  await text.fill('Harbour Gate: halls for sale');
  await text.press('Tab');
  await choice.selectOption('reserved');
  await expect(text).toHaveValue('Harbour Gate: halls for sale');
  await expect(choice).toHaveValue('reserved');
  await expect(state(page)).toContainText(words.saving);

  await goTo(page, company);
  const box = page.locator('.check input').first();
  await expect(box).toBeAttached();
  await openGroups(page);
  const before = await box.isChecked();
  await box.click();
  await expect(box).toBeChecked({ checked: !before });
  release();
  await expect(state(page)).toContainText(words.allSaved);
  await expect(box).toBeChecked({ checked: !before });
  expect(read(building).pageTitle.en).toBe('Harbour Gate: halls for sale');
  expect(read(building).units[0].status).toBe('reserved');

  await goTo(page, 'content/projects/steel-hall.json');
  const releaseButton = await hold(page, 'changeAll');
  await page.getByRole('button', { name: words.retire }).click();
  await expect(state(page)).toContainText(words.saving);
  releaseButton();
  await expect(page.getByRole('button', { name: words.listAgain })).toBeVisible();
  await expect(state(page)).toContainText(words.allSaved);

  await goTo(page, 'changes');
  const reserved = fields['building.units.status']?.choices?.reserved ?? '';
  const change = page.getByRole('main').getByRole('listitem').filter({ hasText: reserved });
  await expect(change.getByRole('insertion')).toHaveText(reserved);
  const day = new Date().toLocaleDateString('he', { dateStyle: 'medium' });
  await expect(change.getByRole('time')).toContainText(day);
});

test('who types on while the first words are saved is accused of nothing, and makes one change', async ({
  page,
}) => {
  await openPlace(page, 'messages/Hero');
  const release = await hold(page);
  const text = field(page, english, 'Hero.primary');
  await text.fill('Write to us');
  await text.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await text.pressSequentially(' today');
  await text.press('Tab');
  release();
  await expect.poll(() => read(english).Hero.primary).toBe('Write to us today');
  await expect(state(page)).toContainText(words.allSaved);
  await expect(page.getByText(words.conflict)).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: words.changesCount.replace('{count, number}', '1') }),
  ).toBeVisible();
});

test('two who write in one field lose nothing: the second keeps a text and sees the other until one is chosen', async ({
  page: second,
  context,
}) => {
  const first = await context.newPage();
  for (const page of [first, second]) await openPlace(page, 'messages/Hero');
  const text = (page: Page) => field(page, english, 'Hero.primary');
  const shown = second.getByText(words.conflict);
  // Before it hears of the first.
  await second.route('**/api/state', (route) => route.abort());
  await text(first).fill('Theirs');
  await expect.poll(() => read(english).Hero.primary).toBe('Theirs');
  await text(second).fill('Mine');
  await expect(shown).toBeVisible();
  await second.unroute('**/api/state');

  await text(first).pressSequentially(', longer');
  await expect.poll(() => read(english).Hero.primary).toBe('Theirs, longer');
  await expect(shown.locator('..')).toContainText('Theirs, longer');
  await expect(text(first)).toHaveValue('Theirs, longer');
  await expect(first.getByText(words.conflict)).toHaveCount(0);

  const port = Number(new URL(editor.url).port);
  await editor.close();
  editor = await start(port);
  second.on('dialog', (dialog) => dialog.accept());
  await second.reload();
  await expect(text(second)).toHaveValue('Mine');
  await expect(shown.locator('..')).toContainText('Theirs, longer');
  await second.getByRole('button', { name: words.keepMine }).click();
  await expect.poll(() => read(english).Hero.primary).toBe('Mine');
  await text(first).blur();
  await expect(text(first)).toHaveValue('Mine');
  await expect(state(second)).toContainText(words.allSaved);

  await second.route('**/api/state', (route) => route.abort());
  await text(first).fill('Last');
  await expect.poll(() => read(english).Hero.primary).toBe('Last');
  await text(second).fill('Mine again');
  await second.getByRole('button', { name: words.takeTheirs }).click();
  await expect(text(second)).toHaveValue('Last');
});

test('leaving the window asks while something is not saved, and a reload finds it again', async ({
  page,
}) => {
  await openPlace(page, 'messages/Hero');
  await page.route('**/api/change', (route) => route.abort());
  const text = field(page, english, 'Hero.primary');
  await text.fill('Ask for a hall');
  await expect(state(page)).toContainText(words.lost);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(text).toHaveValue('Ask for a hall');
  await page.unroute('**/api/change');
  await expect.poll(() => read(english).Hero.primary).toBe('Ask for a hall');
  await expect(state(page)).toContainText(words.allSaved);
});

test('an editor that is started anew takes what was typed meanwhile into the page that is open', async ({
  page,
}) => {
  await openPlace(page, 'messages/Hero');
  const port = Number(new URL(editor.url).port);
  await editor.close();
  const text = field(page, english, 'Hero.primary');
  await text.fill('Call us');
  await expect(state(page)).toContainText(words.lost);
  editor = await start(port);
  await expect.poll(() => read(english).Hero.primary).toBe('Call us');
  await expect(text).toHaveValue('Call us');
  await expect(state(page)).toContainText(words.allSaved);
  expect(statSync(path.join(site.folder, 'var/editor/token')).mode & 0o777).toBe(0o600);
});

test('what the editor or the check cannot take is named, stays on the screen, and stops publishing until it is corrected or discarded, but nothing behind it', async ({
  page,
}) => {
  execFileSync('git', ['init', '--quiet'], { cwd: site.folder });
  await openPlace(page, 'messages/Hero');
  await page.route('**/api/change', (route) => route.fulfill({ status: 500 }), { times: 1 });
  const [first, second] = [field(page, english, 'Hero.primary'), field(page, english, 'Hero.secondary')];
  await first.fill('Write to us now');
  await expect(state(page).getByRole('button')).toHaveCount(1);
  await second.fill('See what we have built');
  await expect.poll(() => read(english).Hero.secondary).toBe('See what we have built');
  await expect(first).toHaveValue('Write to us now');
  const changes = page.getByRole('link', { name: words.changesCount.split(' (')[0] ?? '' });
  const publish = page.getByRole('button', { name: words.publish, exact: true });
  await changes.click();
  await expect(publish).toBeDisabled();
  await state(page).getByRole('button').click();
  await expect(first).toBeFocused();
  await first.pressSequentially('!');
  await expect.poll(() => read(english).Hero.primary).toContain('Write to us now');
  await expect(state(page)).toContainText(words.allSaved);

  await first.fill('Ask {whom}');
  await first.blur();
  await expect(state(page).getByRole('button')).toHaveCount(1);
  await changes.click();
  await expect(publish).toBeDisabled();
  await page.getByRole('button', { name: words.discard }).click();
  await expect(state(page)).toContainText(words.allSaved);
  await expect(publish).toBeEnabled();

  await page.route('**/api/undo', (route) => route.fulfill({ status: 400 }), { times: 1 });
  const undo = page.getByRole('button', { name: words.undoPlace.replace('{place}', '') });
  await undo.click();
  await expect(state(page)).toContainText(words.refused);
  await undo.click();
  await expect(state(page)).not.toContainText(words.refused);
});

test('nothing is red while somebody writes, and what has one right form gets it when the field is left', async ({
  page,
}) => {
  await openPlace(page, building);
  const text = field(page, building, 'summary.en');
  await text.fill('A hall of 14 m  for "heavy" goods ');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('editor-pending'))).toBe('[]');
  await expect(field(page, building, 'summary.en-notes')).toBeEmpty();
  await text.press('Tab');
  const right = 'A hall of 14\u00a0m for “heavy” goods';
  await expect.poll(() => read(building).summary.en).toBe(right);
  await expect(text).toHaveValue(right);

  // What was typed elsewhere gets it on a press.
  const { summary, ...others } = read(building);
  const typed = { ...others, summary: { ...summary, en: 'A hall for "heavy" goods' } };
  writeFileSync(path.join(site.folder, building), JSON.stringify(typed));
  await field(page, building, 'summary.en-notes').getByRole('button', { name: words.fix }).click();
  await expect.poll(() => read(building).summary.en).toBe('A hall for “heavy” goods');

  await goTo(page, company);
  for (const [name, typed, kept] of [
    ['phone', '+972 52-555-0177', '052-555-0177'],
    ['whatsapp', '0525550177', '972525550177'],
  ] as const) {
    await field(page, company, name).fill(typed);
    await field(page, company, name).press('Tab');
    await expect.poll(() => read(company)[name]).toBe(kept);
  }
});

test('while somebody writes the head names no error and keeps its height, and the first press after it arrives', async ({
  page,
}) => {
  await openPlace(page, company);
  const { people } = read(company);
  const height = async () => (await page.getByRole('banner').boundingBox())?.height;
  const before = await height();
  const role = field(page, company, `people.${people.length - 1}.role.en`);
  await role.fill('');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('editor-pending'))).toBe('[]');
  await expect(state(page).getByRole('button')).toHaveCount(0);
  await expect(state(page)).not.toContainText('·');
  const add = page.locator(`[id="${company}:people-items"]`).getByRole('button', { name: words.addItem });
  await add.hover();
  const place = await add.boundingBox();
  await page.mouse.down();
  await expect(role).not.toBeFocused();
  expect(await add.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(field(page, company, `people.${people.length}.name.he`)).toBeAttached();
  await expect(role).toHaveAttribute('aria-invalid', 'true');
  await expect(state(page).getByRole('button')).toHaveCount(1);
  expect(await height()).toBe(before);

  const more = state(page).getByRole('link', { name: words.moreNotSaved.replace('{count, number}', '1') });
  await expect(more).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(more).toBeInViewport({ ratio: 1 });
  await more.click();
  await expect(page.getByRole('main').getByRole('button', { name: words.discard })).toHaveCount(2);
});

test('the head is as high for many changes as for none, and fits a small phone', async ({ page }) => {
  await openPlace(page, company);
  const button = page.getByRole('banner').getByRole('link');
  const width = async () => (await button.boundingBox())?.width;
  const before = await width();
  await page.route('**/api/state', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.state.changes = Array.from({ length: 120 }, (_, id) => ({ id, time: '', steps: [] }));
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  await expect(button).toContainText('120');
  expect(await width()).toBe(before);
  await page.setViewportSize({ width: 340, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(340);
});

test('undo and redo say where they lead, by keyboard too, and begin with what could not be saved', async ({
  page,
}) => {
  await openPlace(page, 'messages/Hero');
  const [first, second] = [field(page, english, 'Hero.secondary'), field(page, english, 'Hero.primary')];
  const before = { first: await first.inputValue(), second: await second.inputValue() };
  await first.fill('See what we have built');
  await second.fill('Ask {whom}');
  await second.blur();
  await goTo(page, company);
  const turn = (text: string) =>
    page.getByRole('banner').getByRole('button', { name: text.replace('{place}', '') });
  const [undo, redo] = [turn(words.undoPlace), turn(words.redoPlace)];
  await expect(undo).toHaveAttribute('title', new RegExp(before.second));
  await undo.click();
  await expect(second).toBeFocused();
  await expect(second).toHaveValue(before.second);
  await page.keyboard.press('Control+z');
  await expect(first).toBeFocused();
  await expect(first).toHaveValue(before.first);
  await expect.poll(() => read(english).Hero.secondary).toBe(before.first);
  await page.keyboard.press('Control+Shift+Z');
  await expect(first).toHaveValue('See what we have built');
  await expect(redo).toHaveAttribute('title', /Ask \{whom\}/);

  // In a field in which something was just typed they are those of the browser.
  await second.pressSequentially('!');
  await page.keyboard.press('Control+z');
  await expect(second).toHaveValue(before.second);
  await expect.poll(() => read(english).Hero.secondary).toBe('See what we have built');
  // Something else was done.
  await expect(page.getByRole('button', { name: words.redo, exact: true })).toBeDisabled();
});

test('a broken count is repaired by its forms, beside the text that was published last, and a word says where it shows', async ({
  page,
}) => {
  const git = (...command: string[]) => execFileSync('git', command, { cwd: site.folder });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=W', '-c', 'user.email=w@company.example', 'commit', '--quiet', '--message', 'Begin');
  const file = 'messages/he.json';
  const place = path.join(site.folder, file);
  const { likes } = read(file).SocialFeed;
  const source = readFileSync(place, 'utf8');
  writeFileSync(place, source.replace(likes, likes.replace(/\}(?= two)/, '')));
  const units = read(building).units.map((unit: object) => ({ ...unit, status: 'free' }));
  writeFileSync(path.join(site.folder, building), JSON.stringify({ ...read(building), units }));
  await openPlace(page, 'messages/SocialFeed');
  const text = field(page, file, 'SocialFeed.likes');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(words.asPublished)).toContainText(likes);
  await page.getByRole('button', { name: words.joinForms }).click();
  await expect.poll(() => read(file).SocialFeed.likes).toBe(likes);
  await expect(page.getByText(words.asPublished)).toHaveCount(0);

  // Somebody else corrects the count while a form of it is written.
  const form = page.getByRole('group', { name: words.forms }).first().getByRole('textbox').last();
  const written = `${await form.inputValue()}!`;
  await form.press('End');
  await form.pressSequentially('!');
  writeFileSync(place, readFileSync(place, 'utf8').replace(likes, likes.replace('other {', 'other {~ ')));
  await expect(text).toHaveValue(/other \{~ /);
  await expect(form).toHaveValue(written);
  await expect(form).toBeFocused();
  writeFileSync(place, readFileSync(place, 'utf8').replace('other {~ ', 'other {'));
  await expect(text).toHaveValue(likes);
  await form.fill(written.slice(0, -1));

  await text.fill('');
  await page.getByRole('button', { name: '{likes}' }).click();
  await expect(text).toHaveValue('{likes}');
  await text.fill('{likes');
  await text.blur();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: words.usePublished }).click();
  await expect(text).toHaveValue(likes);

  await goTo(page, 'messages/Units');
  const help = words.usedIn.replace('{count, number}', String(read(building).units.length));
  await expect(
    page.getByRole('group').filter({ has: field(page, file, 'Units.statuses.free') }),
  ).toContainText(help);
});

test('nothing of a new person is red before its field is left, and what it lacks is one link that leads there', async ({
  page,
}) => {
  await openPlace(page, company);
  const people = page.locator(`[id="${company}:people-items"]`);
  const at = read(company).people.length;
  await people.getByRole('button', { name: words.addItem }).click();
  const [name, role] = [`people.${at}.name.he`, `people.${at}.role.he`].map((each) =>
    field(page, company, each),
  );
  await name?.fill('דנה לוי');
  await name?.blur();
  await expect(state(page).getByRole('button')).toHaveCount(1);
  await expect(state(page)).not.toContainText('·');
  await expect(people.locator('[aria-invalid], .notes p')).toHaveCount(0);
  await expect(people.getByRole('checkbox').last()).toBeVisible();

  await role?.focus();
  await role?.blur();
  await expect(people.locator('[aria-invalid]')).toHaveCount(1);
  await expect(role as Locator).toHaveAttribute('aria-invalid', 'true');

  await goTo(page, building);
  await state(page).getByRole('button').click();
  await expect(people.locator('[aria-invalid]:focus')).toHaveCount(1);
  await expect(people.locator('[aria-invalid]')).not.toHaveCount(1);

  await page.getByRole('link', { name: words.changesCount.split(' (')[0] ?? '' }).click();
  await page.getByRole('button', { name: words.discard }).click();
  await expect(state(page)).toContainText(words.allSaved);
});

test('a project is not put on the site before it is whole, nor without what could not be saved of it', async ({
  page,
}) => {
  await openPlace(page, 'projects');
  await page.getByLabel(words.newProjectName).fill('Silo West');
  await page.getByRole('button', { name: words.makeProject }).click();
  const file = 'content/projects/silo-west.json';
  const missing = (name: string) =>
    page.getByRole('main').locator('.error').getByRole('button', { name: fields[name]?.label });
  await page.getByRole('button', { name: words.publishProject }).click();
  await expect(page.getByText(words.notYet)).toBeVisible();
  await expect(missing('project.images')).toBeVisible();
  await field(page, file, 'totalArea').fill('many');
  await page.getByRole('button', { name: words.publishProject }).click();
  expect(read(file).draft).toBe(true);
  await missing('project.totalArea').click();
  await expect(field(page, file, 'totalArea')).toBeFocused();
  await goTo(page, company);
  await expect(page.locator('summary', { hasText: words.eachProject })).toContainText(words.hasDrafts);
});

test('a new phone says that WhatsApp has the former number, and puts its own there', async ({ page }) => {
  await openPlace(page, company);
  const { phone, whatsapp } = read(company);
  await field(page, company, 'phone').fill('052-555-0177');
  await field(page, company, 'phone').press('Tab');
  await expect(page.getByText(words.formerWhatsapp.replace('{number}', whatsapp))).toBeVisible();
  await page.getByRole('button', { name: words.useNumber.replace('{number}', '972525550177') }).click();
  await expect.poll(() => read(company)).toMatchObject({ whatsapp: '972525550177' });
  await expect(page.getByText(whatsapp)).toHaveCount(0);
  expect(read(company).phone).not.toBe(phone);
});

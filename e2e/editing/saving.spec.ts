import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type catalog from '../../editor/messages/he.json';
import { moveIn } from '../../testing/content/other-company';
import { copySite, type SiteCopy } from '../../testing/content/site-copy';
import { startEditor } from '../support/editor';

/* Nothing that was typed vanishes: while it is saved, while the editor is away, and after a reload. The page of the site is left out. */

const words = (JSON.parse(readFileSync('editor/messages/he.json', 'utf8')) as typeof catalog).Editor;
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

const read = (file: string) => JSON.parse(readFileSync(path.join(site.folder, file), 'utf8'));
const field = (page: Page, file: string, at: string) => page.locator(`[id="${file}:${at}"]`);
const state = (page: Page) => page.getByRole('banner').getByRole('status');

async function openPlace(page: Page, place: string): Promise<void> {
  await page.goto(`${editor.url}#${place}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Holds what the page sends until it is released. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/change', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what is typed, chosen and checked stays on the screen while it is saved, and the head says so', async ({
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

  await page.evaluate((place) => {
    location.hash = place;
  }, company);
  const box = page.locator('.check input').first();
  await expect(box).toBeAttached();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  const before = await box.isChecked();
  await box.click();
  await expect(box).toBeChecked({ checked: !before });
  release();
  await expect(state(page)).toContainText(words.allSaved);
  await expect(box).toBeChecked({ checked: !before });
  expect(read(building).pageTitle.en).toBe('Harbour Gate: halls for sale');
  expect(read(building).units[0].status).toBe('reserved');
});

test('who types on while the first words are saved is accused of nothing', async ({ page }) => {
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

test('what the editor cannot take is named, stays on the screen, and stops nothing behind it', async ({
  page,
}) => {
  await openPlace(page, 'messages/Hero');
  await page.route('**/api/change', (route) => route.fulfill({ status: 500 }), { times: 1 });
  const [first, second] = [field(page, english, 'Hero.primary'), field(page, english, 'Hero.secondary')];
  await first.fill('Write to us now');
  await expect(state(page).getByRole('button')).toHaveCount(1);
  await second.fill('See what we have built');
  await expect.poll(() => read(english).Hero.secondary).toBe('See what we have built');
  await expect(first).toHaveValue('Write to us now');
  await state(page).getByRole('button').click();
  await expect(first).toBeFocused();
  await first.pressSequentially('!');
  await expect.poll(() => read(english).Hero.primary).toContain('Write to us now');
  await expect(state(page)).toContainText(words.allSaved);
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

  await page.evaluate((place) => {
    location.hash = place;
  }, company);
  for (const [name, typed, kept] of [
    ['phone', '+972 52-555-0177', '052-555-0177'],
    ['whatsapp', '0525550177', '972525550177'],
  ] as const) {
    await field(page, company, name).fill(typed);
    await field(page, company, name).press('Tab');
    await expect.poll(() => read(company)[name]).toBe(kept);
  }
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
  await page.evaluate((place) => {
    location.hash = place;
  }, company);
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

  await text.fill('');
  await page.getByRole('button', { name: '{likes}' }).first().click();
  await expect(text).toHaveValue('{likes}');
  await text.fill('{likes');
  await text.blur();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: words.usePublished }).click();
  await expect(text).toHaveValue(likes);

  await page.evaluate(() => {
    location.hash = 'messages/Units';
  });
  const help = words.usedIn.replace('{count, number}', String(read(building).units.length));
  await expect(
    page.getByRole('group').filter({ has: field(page, file, 'Units.statuses.free') }),
  ).toContainText(help);
});

test('a change that cannot be saved is a link in the head, and nothing is published until it is corrected or discarded', async ({
  page,
}) => {
  execFileSync('git', ['init', '--quiet'], { cwd: site.folder });
  await openPlace(page, 'messages/Hero');
  await field(page, english, 'Hero.secondary').fill('See what we have built');
  const text = field(page, english, 'Hero.primary');
  await text.fill('Ask {whom}');
  await text.blur();
  await expect(state(page).getByRole('button')).toHaveCount(1);
  await page.getByRole('link', { name: words.changesCount.split(' (')[0] ?? '' }).click();
  const publish = page.getByRole('button', { name: words.publish });
  await expect(publish).toBeDisabled();
  await state(page).getByRole('button').click();
  await expect(text).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: words.discard }).click();
  await expect(state(page)).toContainText(words.allSaved);
  await expect(publish).toBeEnabled();
});

import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { moveIn } from '../../e2e/support/content/other-company';
import { copySite, type SiteCopy } from '../../e2e/support/content/site-copy';
import { words as siteWords } from '../../e2e/support/pages/words';
import type { Page } from '../../e2e/support/test';
import { nameOfLanguage } from '../../i18n/language-names';
import { expect as eager, field, fields, spawnEditor, test, words, wordsOf } from './support';

/* The page of the site beside the form, by the development server, which runs once for all tests of this file. */

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);
/** The page is built while it is looked at. */
const expect = eager.configure({ timeout: 120_000 });

const hebrew = 'messages/he.json';
const building = 'content/buildings/harbourgate.json';
const company = 'content/company.json';
const project = 'content/projects/steel-hall.json';
const draft = { name: 'secret-depot', index: 0, title: 'The depot nobody may see' };

let site: SiteCopy;
let editor: Awaited<ReturnType<typeof spawnEditor>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = copySite();
  moveIn(site.folder);
  addDraft();
  site.run('assets', '--', '--list');
  editor = await spawnEditor(site.folder);
});

// Next’s sign that a page is being built asks for fonts of its own, which the development server lacks.
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/__nextjs_font/);
});

test.afterAll(async () => {
  await editor?.stop();
  site.remove();
});

/** Adds a draft with a picture. */
function addDraft(): void {
  const lock = site.read('content/projects.lock.json');
  draft.index = Math.max(...Object.keys(lock).map(Number)) + 1;
  site.edit('content/projects.lock.json', { [draft.index]: draft.name });
  const { he, en, images, ...model } = site.read(project);
  const src = `/projects/${draft.name}/hero.jpg`;
  mkdirSync(path.join(site.folder, 'public/projects', draft.name));
  cpSync(path.join(site.folder, 'public', images[0].src), path.join(site.folder, 'public', src));
  site.write(
    `content/projects/${draft.name}.json`,
    JSON.stringify({
      ...model,
      index: draft.index,
      order: draft.index,
      draft: true,
      images: [{ ...images[0], src }],
      he: { ...he, title: draft.title },
      en: { ...en, title: draft.title },
    }),
  );
}

const frameOf = (page: Page) => page.frameLocator('iframe');

/** Opens a form, and waits for the page beside it. */
async function openBeside(page: Page, place = ''): Promise<void> {
  await page.goto(`${editor.url}#${place}`);
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(words.pageStarts)).toHaveCount(0);
}

test('a press on a changed sentence leads to its field', async ({ page }) => {
  await openBeside(page);
  const sentence = {
    he: 'בונים את הרצפה שעליה התעשייה גדלה',
    en: 'We build the floor that industry grows on',
  };
  const frame = frameOf(page);
  for (const language of ['he', 'en'] as const) {
    await field(page, `messages/${language}.json`, 'Hero.title').fill(sentence[language]);
  }
  await expect.poll(() => site.read('messages/en.json').Hero.title).toBe(sentence.en);
  expect(site.read(hebrew).Hero.title).toBe(sentence.he);
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(sentence.he);

  await page.getByRole('link', { name: fields.company?.label }).click();
  // The preview also announces its heading to screen readers.
  await frame.getByRole('heading', { name: sentence.he }).click();
  await expect(field(page, hebrew, 'Hero.title')).toBeFocused();
});

test('a sentence with a record in it offers both fields, the record first', async ({ page }) => {
  await openBeside(page, project);
  await page.locator('[href="#messages/Hero"]').click();
  const { address } = site.read(company);
  const sentence = frameOf(page)
    .locator('#about p', { hasText: site.read(company).name.he })
    .first();
  // A page that has just been built may not listen yet.
  await expect(async () => {
    await sentence.click();
    await expect(field(page, company, 'name.he')).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('list', { name: words.places }).getByRole('button')).toHaveCount(2);

  await frameOf(page).getByRole('contentinfo').getByText(address.he).click();
  await expect(field(page, company, 'address.he')).toBeFocused();
});

test('paths are in texts of the page alone', async ({ page }) => {
  const tags = /[\u{e0020}-\u{e007f}]/u;
  await openBeside(page);
  const { origin } = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  for (const address of ['/en', '/en/harbourgate', '/en/harbourgate/1', `/en/project/${draft.index}`]) {
    const document = load(await (await page.request.get(origin + address)).text());
    const inHead = document('title, meta, script[type="application/ld+json"]').map(
      (_, { attribs, children }) =>
        JSON.stringify([attribs, children.map((child) => ('data' in child ? child.data : ''))]),
    );
    const inElements = document('[href], [value], [id], [src]').map(
      (_, { attribs: { href, value, id, src } }) => JSON.stringify({ href, value, id, src }),
    );
    expect([...inHead, ...inElements].filter((text) => tags.test(text))).toEqual([]);
    // Nothing is printed while people write.
    expect(document('[href*="/brochures/"]').length).toBe(0);
  }
  for (const address of ['/people/1.vcf', '/manifest.webmanifest']) {
    const answer = await page.request.get(origin + address);
    expect([answer.status(), tags.test(await answer.text())]).toEqual([200, false]);
  }
});

test('a link leads to its page, a text to its field', async ({ page }) => {
  const frame = frameOf(page);
  const shown = page.locator('iframe');
  await openBeside(page, building);
  await expect(frame.locator('nextjs-portal button').filter({ visible: true })).toHaveCount(0);
  const address = (await shown.getAttribute('src')) ?? '';
  await frame.locator('a[href^="tel:"]').first().click();
  await expect(field(page, 'content/company.json', 'phone')).toBeFocused();
  await expect(shown).toHaveAttribute('src', address);

  await page.locator('[href="#messages/Hero"]').click();
  const { index } = site.read(project);
  await frame.locator(`article a[href="/project/${index}"]`).click();
  await expect(shown).toHaveAttribute('src', new RegExp(`/project/${index}$`));
  await expect(page).toHaveURL(/steel-hall\.json$/);
});

test('the page has the language of the editor until it gets another', async ({ page }) => {
  await openBeside(page, project);
  const shown = page.locator('iframe');
  await expect(shown).toHaveAttribute('src', /\d\/project\/\d+$/);
  await page.getByRole('button', { name: nameOfLanguage('en'), exact: true }).click();
  await expect(shown).toHaveAttribute('src', /\/en\/project\/\d+$/);
  const { Editor: english } = wordsOf('en');
  const bar = page.getByRole('complementary');
  await bar.getByRole('button', { name: english.desktop }).click();
  await bar.getByRole('button', { name: nameOfLanguage('he', 'en') }).click();
  await page.reload();
  await expect(shown).toHaveAttribute('src', /\d\/project\/\d+$/);
  await expect(bar.getByRole('button', { pressed: true })).toHaveText([
    nameOfLanguage('he', 'en'),
    english.desktop,
  ]);
});

test('the page can be saved as a PDF', async ({ page }) => {
  await openBeside(page, project);
  const saved = page.waitForEvent('download');
  await page.getByRole('complementary').getByRole('button', { name: words.print }).click();
  const pdf = readFileSync(await (await saved).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('on a phone a pressed text closes the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(editor.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: words.page, exact: true }).click();
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByText(words.pageStarts)).toHaveCount(0);
  const { title } = site.read(hebrew).Hero;
  await frameOf(page).getByRole('heading', { name: title }).click();
  await expect(field(page, hebrew, 'Hero.title')).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a press on the status of a unit leads to its field', async ({ page }) => {
  await openBeside(page, building);
  const [unit] = site.read(building).units;
  const row = frameOf(page).locator(`tr[data-number="${unit.number}"]`);
  const cell = row.getByRole('cell', { name: site.read(hebrew).Units.statuses[unit.status] });
  // The page is seen before its script can follow a press.
  await expect(async () => {
    // The link of the unit covers its row.
    await cell.click({ force: true });
    await expect(field(page, building, 'units.0.status')).toBeFocused({ timeout: 5_000 });
  }).toPass();
});

test('a draft with a picture follows its file', async ({ page }) => {
  await openBeside(page);
  const { origin } = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  const ribbon = siteWords('he')('Draft.ribbon');
  await page.goto(origin);
  const card = page.locator('article').filter({ hasText: draft.title });
  await expect(card.getByText(ribbon)).toHaveCount(1);
  await page.goto(`${origin}/project/${draft.index}`);
  await expect(page.locator('h1')).toContainText(draft.title);
  await expect(page.getByText(ribbon)).toHaveCount(1);
  const picture = await page.locator(`img[src*="${draft.name}"]`).first().getAttribute('src');
  const answer = await page.request.get(origin + picture);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);

  const record = `content/projects/${draft.name}.json`;
  site.edit(record, { he: { ...site.read(record).he, title: 'שם חדש' } });
  await expect(async () => {
    await page.reload();
    await expect(page.locator('h1')).toContainText('שם חדש', { timeout: 1_000 });
  }).toPass();
});

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { nameOfLanguage } from '../../i18n/language-names';
import { expectAccessible } from '../support/axe';
import { moveIn } from '../support/content/other-company';
import { copySite, type SiteCopy } from '../support/content/site-copy';
import { field, fields, goTo, startEditor, words } from '../support/editor';
import { expect as eager, type Page, test } from '../support/test';

/*
 * The five jobs of a person who has never seen JSON, in a copy of the site with the fixture's content, with nothing but
 * the editor.
 */

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);
/** The page beside the form is built while it is looked at, and the check runs with every save. */
const expect = eager.configure({ timeout: 60_000 });

let site: SiteCopy;
let editor: Awaited<ReturnType<typeof startEditor>>;

test.beforeAll(async () => {
  site = copySite();
  moveIn(site.folder);
  site.run('brand');
  for (const list of ['pictures', 'previews']) site.run(list, '--', '--list');
  editor = await startEditor(site.folder);
});

test.afterAll(async () => {
  await editor.close();
  site.remove();
});

const read = (file: string) => site.read(file);

async function openEditor(page: Page): Promise<void> {
  await page.goto(editor.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function photograph(width: number): Promise<Buffer> {
  return await sharp({ create: { width, height: 1200, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer();
}

test('a sentence changes in both languages, the page follows, and pressing it leads to its field', async ({
  page,
}) => {
  await openEditor(page);
  const sentence = {
    he: 'בונים את הרצפה שעליה התעשייה גדלה',
    en: 'We build the floor that industry grows on',
  };
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 120_000 });
  for (const language of ['he', 'en'] as const) {
    await field(page, `messages/${language}.json`, 'Hero.title').fill(sentence[language]);
  }
  await expect.poll(() => read('messages/en.json').Hero.title).toBe(sentence.en);
  expect(read('messages/he.json').Hero.title).toBe(sentence.he);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(sentence.he);

  // What search engines say of the page may read the same.
  const place = path.join(site.folder, 'messages/he.json');
  const { ogHomeTitle } = read('messages/he.json').Metadata;
  const title = (text: string) => `"ogHomeTitle": ${JSON.stringify(text)}`;
  writeFileSync(place, readFileSync(place, 'utf8').replace(title(ogHomeTitle), title(sentence.he)));

  await page.getByRole('link', { name: fields.company?.label }).click();
  // The preview also announces its heading to screen readers.
  await frame.getByRole('heading', { name: sentence.he }).click();
  await expect(field(page, 'messages/he.json', 'Hero.title')).toBeFocused();
  await expect(page.getByRole('list', { name: words.places }).getByRole('button').last()).toContainText(
    fields['messages.Metadata']?.label ?? '',
  );

  // Alone, the page says it to whoever holds Alt.
  await page.goto((await page.locator('iframe').getAttribute('src')) ?? '');
  await page.getByRole('heading', { name: sentence.he }).click({ modifiers: ['Alt'] });
  await expect(page.getByText('messages/he.json · Hero.title')).toBeVisible();
});

test('the page stays when something of it is pressed, a link of it leads to its project, and it is remembered how it is shown', async ({
  page,
}) => {
  const building = 'content/buildings/harbourgate.json';
  const frame = page.frameLocator('iframe');
  const shown = page.locator('iframe');
  await page.goto(`${editor.url}#${building}`);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(words.pageStarts)).toHaveCount(0);
  await expect(frame.locator('nextjs-portal button').filter({ visible: true })).toHaveCount(0);
  const address = (await shown.getAttribute('src')) ?? '';
  await frame.locator('a[href^="tel:"]').first().click();
  await expect(field(page, 'content/company.json', 'phone')).toBeFocused();
  await expect(shown).toHaveAttribute('src', address);

  await page.locator('[href="#messages/Hero"]').click();
  const { index } = read('content/projects/steel-hall.json');
  await frame.locator(`article a[href="/project/${index}"]`).click();
  await expect(shown).toHaveAttribute('src', new RegExp(`/project/${index}$`));
  await expect(page).toHaveURL(/steel-hall\.json$/);

  const bar = page.getByRole('complementary');
  await bar.getByRole('button', { name: words.desktop }).click();
  await bar.getByRole('button', { name: nameOfLanguage('en', 'he') }).click();
  await page.reload();
  await expect(shown).toHaveAttribute('src', new RegExp(`/en/project/${index}$`));
  await expect(bar.getByRole('button', { pressed: true })).toHaveText([
    nameOfLanguage('en', 'he'),
    words.desktop,
  ]);

  // Whoever has no account gets the page as a file.
  const saved = page.waitForEvent('download');
  await bar.getByRole('button', { name: words.print }).click();
  expect(
    readFileSync(await (await saved).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('on a phone the page of the site comes on a press, and goes when something of it is pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: words.page, exact: true }).click();
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByText(words.pageStarts)).toHaveCount(0);
  const { title } = read('messages/he.json').Hero;
  await page.frameLocator('iframe').getByRole('heading', { name: title }).click();
  await expect(field(page, 'messages/he.json', 'Hero.title')).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a new project with four pictures is made, filled in and put on the site', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('link', { name: words.projects }).click();
  await page.getByLabel(words.newProjectName).fill('Silo West');
  await page.getByRole('button', { name: words.makeProject }).click();
  const file = 'content/projects/silo-west.json';
  const texts = {
    title: { he: 'ממגורה מערבית', en: 'Western Silo' },
    openingLine: { he: 'מגדל אחד, ארבעה תאים.', en: 'One tower, four cells.' },
  };
  for (const [name, text] of Object.entries(texts)) {
    for (const language of ['he', 'en'] as const)
      await field(page, file, `${language}.${name}`).fill(text[language]);
  }
  for (const language of ['he', 'en'] as const) {
    for (const at of [0, 1]) {
      const list = page.locator(`[id="${file}:${language}.description-items"]`);
      await list.getByRole('button', { name: words.addParagraph }).click();
      const text = {
        he: `פסקה על הממגורה, מספר ${at + 1}.`,
        en: `A paragraph on the silo, number ${at + 1}.`,
      };
      await field(page, file, `${language}.description.${at}`).fill(text[language]);
    }
  }
  const chooser = page.getByRole('group', { name: words.choosePictures });
  await chooser.getByLabel(words.choosePictures).setInputFiles(
    await Promise.all(
      ['Front View.JPG', 'חזית.jpg', 'hero.jpg', 'hero.jpg'].map(async (name, at) => ({
        name,
        mimeType: 'image/jpeg',
        buffer: await photograph(1700 + at),
      })),
    ),
  );
  for (const at of [1, 2, 3, 4]) {
    const [he, en] = await chooser.locator('textarea').all();
    await he?.fill(`הממגורה מצד ${at}`);
    await en?.fill(`The silo from side ${at}`);
    await chooser.getByRole('button', { name: words.addPicture }).click();
    await expect.poll(() => read(file).images.length, { timeout: 30_000 }).toBe(at);
    if (at < 4) await expect(chooser.locator('textarea').first()).toHaveValue('');
  }
  const images: { src: string }[] = read(file).images;
  expect(images.map(({ src }) => src)).toEqual([
    '/projects/silo-west/front-view.jpg',
    '/projects/silo-west/picture.jpg',
    '/projects/silo-west/hero.jpg',
    '/projects/silo-west/hero-2.jpg',
  ]);

  await page.getByRole('button', { name: words.publishProject }).click();
  await expect(page.getByRole('button', { name: words.retire })).toBeVisible();
  await expect(page.getByText(words.isNext)).toBeVisible();
  expect(read(file).draft).toBeUndefined();
});

test('a project is retired and its place in the order changes by keyboard', async ({ page }) => {
  await openEditor(page);
  await page.getByText(words.eachProject, { exact: true }).click();
  await page.getByRole('link', { name: read('content/projects/steel-hall.json').he.title }).click();
  await page.getByRole('button', { name: words.retire }).click();
  await expect(page.getByRole('button', { name: words.listAgain })).toBeVisible();
  expect(read('content/projects/steel-hall.json').retired).toBe(true);

  await page.getByRole('link', { name: words.projects }).click();
  const title = read('content/projects/silo-west.json').he.title;
  const before = read('content/projects/silo-west.json').order;
  await page.getByRole('button', { name: words.up.replace('{name}', title) }).press('Enter');
  await expect.poll(() => read('content/projects/silo-west.json').order).toBeLessThan(before);
});

test('a client gets another logo, and what is no drawing is refused', async ({ page }) => {
  await openEditor(page);
  await page.locator('[href="#content/clients.json"]').click();
  const chooser = page.getByRole('group', { name: words.chooseDrawing }).first();
  const choose = (name: string, text: string) =>
    chooser
      .getByLabel(words.chooseDrawing)
      .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
  await choose('photograph.svg', 'no drawing');
  await expect(chooser.locator('.error')).not.toHaveCount(0);
  await choose(
    'New Logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 24"><path d="M0 0h80v24H0z"/></svg>',
  );
  await expect.poll(() => read('content/clients.json')[0].logo.he).toBe('/clients/new-logo.svg');
  await expect(chooser.locator('.error')).toHaveCount(0);
  await expect(chooser.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
});

test('a broken plural is found and corrected by its missing form, and the page beside it stays', async ({
  page,
}) => {
  const place = path.join(site.folder, 'messages/he.json');
  const text = readFileSync(place, 'utf8');
  const likes: string = read('messages/he.json').SocialFeed.likes;
  const [broken, two] = [
    likes.replace(/ two \{([^}]*)\}/, '').replace(/\}$/, ''),
    / two \{([^}]*)\}/.exec(likes)?.[1] ?? '',
  ];
  writeFileSync(place, text.replace(likes, broken));
  await openEditor(page);
  const group = page.locator('[href="#messages/SocialFeed"]');
  await expect(group).toContainText(words.hasErrors);
  await group.click();
  await expect(field(page, 'messages/he.json', 'SocialFeed.likes')).toHaveAttribute('aria-invalid', 'true');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(broken).first()).toBeAttached({ timeout: 120_000 });
  await expect(frame.locator('nextjs-portal [data-nextjs-dialog]')).toHaveCount(0);
  const forms = page.getByRole('group', { name: words.forms });
  const missing = forms.getByLabel(words['plural-two'], { exact: true }).first();
  await missing.fill(two);
  await missing.blur();
  await expect.poll(() => read('messages/he.json').SocialFeed.likes).toContain(`two {${two}}`);
  await expect(group).not.toContainText(words.hasErrors);
});

test('pressing the status of a unit in the table of the page leads to its field, not to the word', async ({
  page,
}) => {
  const building = 'content/buildings/harbourgate.json';
  await page.goto(`${editor.url}#${building}`);
  const [unit] = read(building).units;
  const row = page.frameLocator('iframe').locator(`tr[data-number="${unit.number}"]`);
  const cell = row.getByRole('cell', { name: read('messages/he.json').Units.statuses[unit.status] });
  // The page is seen before its script can follow a press.
  await expect(async () => {
    await cell.click({ timeout: 120_000 });
    await expect(field(page, building, 'units.0.status')).toBeFocused({ timeout: 5_000 });
  }).toPass();
});

test('a new telephone number is put everywhere, by search', async ({ page }) => {
  await openEditor(page);
  const { phone } = read('content/company.json');
  const numbers = ['03-555-0199', '97235550199'];
  for (const [at, name] of ['phone', 'whatsapp'].entries()) {
    await page.getByRole('searchbox').fill(phone);
    await page.getByRole('search').getByRole('button', { name: fields[name]?.label }).first().click();
    await expect(field(page, 'content/company.json', name)).toBeFocused();
    await field(page, 'content/company.json', name).fill(numbers[at] ?? '');
    await expect.poll(() => read('content/company.json')[name]).toBe(numbers[at]);
  }
  await page.getByRole('searchbox').fill(phone);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('לא נמצא דבר');
});

test('the editor is accessible in both languages', async ({ page }) => {
  for (const language of ['he', 'en'] as const) {
    await openEditor(page);
    if (language === 'en')
      await page.getByRole('button', { name: nameOfLanguage('en'), exact: true }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', language === 'en' ? /\/en$/ : /\d\/?$/);
    for (const place of [
      'messages/SocialFeed',
      'content/projects/silo-west.json',
      'content/company.json',
      'content/buildings/harbourgate.json',
      'projects',
      'changes',
    ]) {
      await goTo(page, place);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectAccessible(page, `the editor, ${place}, ${language}`);
    }
  }
});

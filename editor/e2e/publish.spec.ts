import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { expectAccessible } from '../../e2e/support/axe';
import { filesIn } from '../../e2e/support/content/site-copy';
import type { Page } from '../../e2e/support/test';
import { nameOfLanguage } from '../../i18n/language-names';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { makeProject } from '../../tools/new-project/make';
import { expect, field, goTo, hold, spawnEditor, stateOf, test, words, wordsOf } from './support';

/* Publishing to a bare repository that a colleague also uses, on a machine without a name in the settings of git. */

test.setTimeout(240_000);

const file = 'messages/en.json';
const company = 'content/company.json';
const building = 'content/buildings/harbourgate.json';
const clients = 'content/clients.json';
const steel = 'content/projects/steel-hall.json';
const lock = 'content/projects.lock.json';

let root: string;
let visitors: Server;
let spawned: Awaited<ReturnType<typeof spawnEditor>> | undefined;
/** The commit from which the site of the visitors was built. */
let built: string;

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: path.join(root, folder), encoding: 'utf8', stdio: 'pipe' }).trim();
const head = () => git('var/remote', 'rev-parse', 'main');
const commit = (folder: string, person: string) =>
  git(folder, '-c', `user.name=${person}`, '-c', 'user.email=a@company.example', 'commit', '-qam', 'Edit');
const primary = (text: string) => JSON.parse(text).Hero.primary;
const published = (name: string) => git('var/remote', 'show', `main:${name}`);
const inRemote = () => primary(published(file));
const inFile = () => primary(readFileSync(path.join(root, file), 'utf8'));
const isWaiting = words.publishedWaits.split('}. ')[1] ?? '';
const isSeen = words.publishedSeen.split('{')[0] ?? '';

test.beforeEach(async ({ site }) => {
  root = site.folder;
  built = '';
  visitors = createServer((_, response) => response.end(JSON.stringify({ commit: built })));
  process.env.NEXT_PUBLIC_SITE_URL = `http://127.0.0.1:${await listenOnLoopback(visitors, 0)}`;
  git('', 'init', '--quiet', '--initial-branch=main');
  git('', 'add', '--all', '--', 'content', 'messages', 'public');
  commit('', 'Begin');
  git('', 'clone', '--quiet', '--bare', '.', 'var/remote');
  git('', 'remote', 'add', 'origin', 'var/remote');
  git('', 'push', '--quiet', '--set-upstream', 'origin', 'main');
});

test.afterEach(async () => {
  delete process.env.NEXT_PUBLIC_SITE_URL;
  await endServer(visitors);
  await spawned?.stop();
});

/** Publishes what a colleague changes in another clone. */
function asColleague(work: (folder: string) => void): void {
  git('', 'clone', '--quiet', 'var/remote', 'var/colleague');
  work('var/colleague');
  git('var/colleague', 'add', '--all');
  commit('var/colleague', 'Roni');
  git('var/colleague', 'push', '--quiet');
}

/** Tells git who publishes. */
function signIn(): void {
  git('', 'config', 'user.name', 'Dana Levi');
  git('', 'config', 'user.email', 'dana@company.example');
}

const primaryField = (page: Page) => field(page, file, 'Hero.primary');
const publishButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: words.publish, exact: true }).first();

async function change(page: Page, text: string): Promise<void> {
  await goTo(page, 'messages/Hero');
  await primaryField(page).fill(text);
  await expect.poll(inFile).toBe(text);
  await goTo(page, 'changes');
}

test('publishing asks for a name with a valid mail once', async ({ page, editor, expectedErrors }) => {
  expectedErrors.push(/status of 400|: 400$/);
  await editor.open(page);
  await change(page, 'Write to our office');
  const card = page.getByRole('main');
  await publishButton(page).click();
  await expect(card.getByText(words['refused-noName'])).toBeVisible();
  await expectAccessible(page, 'the name that git asks for');
  await card.getByLabel(words['who-name']).fill('Dana Levi');
  const mail = card.getByLabel(words['who-email']);
  await mail.fill('dana@intranet');
  await card.getByRole('button', { name: words.whoPublish }).click();
  await expect(stateOf(page)).toContainText(words.refused);
  await expect(mail).toHaveValue('dana@intranet');
  await mail.fill('dana@company.example');
  await card.getByRole('button', { name: words.whoPublish }).click();
  await expect(card.getByText(isWaiting)).toBeVisible();
  expect(inRemote()).toBe('Write to our office');

  await change(page, 'Write to us now');
  await publishButton(page).click();
  await expect.poll(inRemote).toBe('Write to us now');
  expect(git('var/remote', 'show', '--no-patch', '--format=%an <%ae>', 'main')).toBe(
    'Dana Levi <dana@company.example>',
  );
});

test('a press on Publish shows at once that it is checked', async ({ page, editor }) => {
  await editor.open(page, 'changes');
  const release = await hold(page, 'publish');
  await publishButton(page).click();
  await expect(page.getByText(words['step-checking'])).toBeVisible();
  release();
});

test('errors that stop publishing lead to their fields until they are corrected', async ({
  page,
  site,
  editor,
}) => {
  const { founded } = site.read(company);
  signIn();
  site.edit(company, { founded: 1 });
  await editor.open(page, 'changes');
  await publishButton(page).click();
  const card = page.getByRole('main').getByRole('status').filter({ hasText: words['refused-errors'] });
  await card.getByRole('button').first().click();
  const year = field(page, company, 'founded');
  await expect(year).toBeFocused();
  await year.fill(String(founded));
  await expect.poll(() => site.read(company).founded).toBe(founded);
  await goTo(page, 'changes');
  await expect(publishButton(page)).toBeVisible();
  await expect(page.getByText(words['refused-errors'])).toHaveCount(0);
});

test('changes of two people in one record are published without a question', async ({
  page,
  site,
  editor,
}) => {
  const { units, progress } = site.read(building);
  const { images } = site.read(steel);
  const [first, ...others] = site.read(clients);
  const own = { ...first, id: 'new-shipping', name: { he: 'ספנות חדשה', en: 'New Shipping' } };
  const [unit, office] = units;
  const text = (name: string) => ({ he: `שלב ${name}`, en: `Step ${name}` });
  const src = '/projects/steel-hall/yard.jpg';
  type Work = { name: string; units: object[]; clients: object[]; photo: string };
  function write(folder: string, { name, photo, ...lists }: Work): void {
    const at = (place: string) => path.join(folder, place);
    const step = { id: `step-${name}`, date: '2026-10-05', phase: 'structure', text: text(name) };
    site.edit(at(building), { units: lists.units, progress: [step, ...progress] });
    site.edit(at(steel), { images: [...images, { src, alt: text(name), kind: 'photograph' }] });
    site.write(at(clients), JSON.stringify(lists.clients));
    copyFileSync(path.join(root, 'public/building', photo), path.join(root, at(`public${src}`)));
    makeProject(path.join(root, folder), `silo-${name}`);
  }
  signIn();
  asColleague((folder) =>
    write(folder, {
      name: 'theirs',
      photo: 'street.jpg',
      clients: others,
      units: [{ ...unit, status: 'reserved' }, office],
    }),
  );
  write('', {
    name: 'mine',
    photo: 'store.jpg',
    clients: [first, ...others, own],
    units: [office, { ...unit, area: 650 }],
  });
  await editor.open(page, 'changes');
  await publishButton(page).click();
  await expect(page.getByText(isWaiting)).toBeVisible({ timeout: 150_000 });
  const [record, hall, list] = [building, steel, clients].map((name) => JSON.parse(published(name)));
  expect(record.units).toEqual([office, { ...unit, status: 'reserved', area: 650 }]);
  const steps: { text: object }[] = record.progress.slice(0, 2);
  expect(steps.map((step) => step.text)).toEqual(expect.arrayContaining(['mine', 'theirs'].map(text)));
  expect(list).toEqual([...others, own]);
  expect(Object.values(JSON.parse(published(lock))).slice(-2)).toEqual(['silo-theirs', 'silo-mine']);
  expect(hall.images.slice(2)).toEqual(
    expect.arrayContaining([
      { src, alt: text('theirs'), kind: 'photograph' },
      { src: src.replace('yard', 'yard-2'), alt: text('mine'), kind: 'photograph' },
    ]),
  );
});

test('the editor shows when visitors see what was published', async ({ page, editor }) => {
  signIn();
  await editor.open(page);
  await change(page, 'Write to our office');
  const card = page.getByRole('main');
  await publishButton(page).click();
  await expect(card.getByText(isWaiting)).toBeVisible();
  built = head();
  await expect(card.getByText(isSeen)).toBeVisible();

  built = '';
  await change(page, 'Write to us now');
  await expect(card.getByText(isSeen)).toHaveCount(0);
  await publishButton(page).click();
  await expect(card.getByText(isWaiting)).toBeVisible();
  await expect(card.getByText(words.lasted.split('{')[0] ?? '')).toBeVisible();
});

test('a build on this machine shows its progress before a link to the site', async ({
  page,
  site,
  expectedErrors,
}) => {
  // The editor stops before its page is closed.
  expectedErrors.push(/ERR_CONNECTION_REFUSED/);
  const build = `echo '✓ 1/2 pages (1.0 s)' && until [ -e var/go ]; do sleep 0.1; done`;
  const release = 'node -p "process.argv[1]" > var/released';
  site.write('package.json', JSON.stringify({ type: 'module', scripts: { build, release } }));
  site.write('.env.local', 'RELEASE_FOLDER=/srv/site\n');
  signIn();
  spawned = await spawnEditor(root, '--without-page');
  await page.goto(spawned.url);
  await change(page, 'Write to our office');
  const card = page.getByRole('main');
  await publishButton(page).click();
  await expect(card.locator('progress')).toHaveAttribute('value', '1');
  await expect(card.getByText(words.building.split('{')[0] ?? '')).toBeVisible();
  built = head();
  site.write('var/go', '');
  await expect(card.getByText(isSeen)).toBeVisible();
  expect(readFileSync(path.join(root, 'var/released'), 'utf8')).toBe('/srv/site\n');
  const opened = page.waitForEvent('popup');
  await card.getByRole('link', { name: words.openSite }).click();
  await expect((await opened).getByText(built)).toBeVisible();
});

/** Changes the text of the field, without the editor. */
function writeText(folder: string, text: string): void {
  const place = path.join(folder, file);
  const site = filesIn(root);
  site.replace(place, JSON.stringify(site.read(place).Hero.primary), JSON.stringify(text));
}

test('a conflict with a published text waits for a choice and loses neither', async ({ page, editor }) => {
  signIn();
  asColleague((folder) => writeText(folder, 'Theirs'));
  await editor.open(page);
  await change(page, 'Mine');
  await publishButton(page).click();
  const dialog = page.getByRole('dialog', { name: words.conflicts });
  await expect(dialog).toContainText('Theirs');
  await expect(dialog).toContainText('Mine');
  await expectAccessible(page, 'the two texts');
  await dialog.getByRole('button', { name: words.conflictsLater }).click();
  await expect(dialog).toBeHidden();
  expect([inFile(), inRemote()]).toEqual(['Mine', 'Theirs']);
  await page.reload();
  await expect(publishButton(page)).toBeEnabled();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: words.conflictsOpen }).click();
  await dialog.getByRole('textbox', { name: words['conflict-own'] }).fill('Ours');
  await dialog.getByRole('button', { name: words.publish }).click();
  await expect(page.getByText(isWaiting)).toBeVisible();
  expect([inFile(), inRemote()]).toEqual(['Ours', 'Ours']);
});

test('each kind of conflict has its own decision, in English', async ({ page, site, editor }) => {
  const english = wordsOf('en').Editor;
  const [client, ...others] = site.read(clients);
  const renamed = { ...client, name: { ...client.name, en: 'Northern Shipping' } };
  const picture = 'public/projects/steel-hall/hero.jpg';
  const photo = (name: string) => readFileSync(path.join(root, 'public/building', name));
  type Work = { name: string; area: number; clients: object[]; photo: string; day: string };
  function write(folder: string, { name, area, ...work }: Work): void {
    const at = (place: string) => path.join(folder, place);
    const { Hero, ...messages } = site.read(at(file));
    const hero = { ...Hero, primary: `${name} first`, secondary: `${name} second` };
    site.write(at(file), JSON.stringify({ Hero: hero, ...messages }));
    const [unit, ...units] = site.read(at(building)).units;
    // Without bays, which must agree with the area, and the gates in their walls.
    site.edit(at(building), { units: [{ ...unit, area, bays: undefined, gates: undefined }, ...units] });
    site.write(at(clients), JSON.stringify(work.clients));
    writeFileSync(path.join(root, at(picture)), photo(work.photo));
    makeProject(path.join(root, folder), 'silo', work.day);
  }
  signIn();
  asColleague((folder) =>
    write(folder, { name: 'Their', area: 630, clients: others, photo: 'street.jpg', day: '2026-05-29' }),
  );
  const own = [renamed, ...others];
  write('', { name: 'My', area: 650, clients: own, photo: 'store.jpg', day: '2026-05-30' });
  await editor.open(page, 'changes');
  await page.getByRole('button', { name: nameOfLanguage('en'), exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: english.publish, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: english.conflicts });
  const question = (text: string) => dialog.getByRole('group').filter({ hasText: text });
  const choose = (text: string, side: 'mine' | 'theirs') =>
    question(text)
      .getByRole('radio', { name: english[`conflict-${side}`] })
      .check();
  await choose('My first', 'mine');
  await choose('My second', 'theirs');
  const area = question('630').getByRole('textbox');
  const send = dialog.getByRole('button', { name: english.publish });
  await area.fill('about 1,645');
  await expect(question('Northern Shipping')).toContainText(english.removed);
  await choose('Northern Shipping', 'mine');
  const pictures = question(picture).locator('img');
  await expect(pictures).toHaveCount(2);
  for (const shown of [pictures.first(), pictures.last()])
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  await choose(picture, 'theirs');
  await dialog.getByRole('textbox', { name: english['conflict-name'] }).fill('silo-west');
  await expectAccessible(page, 'the questions');
  await send.click();
  await expect(area).toBeFocused();
  await area.fill('1,645');
  await send.click();
  await expect(page.getByText(english.publishedWaits.split('}. ')[1] ?? '')).toBeVisible({
    timeout: 150_000,
  });
  const { primary, secondary } = site.read(file).Hero;
  expect([primary, secondary, site.read(building).units[0].area]).toEqual(['My first', 'Their second', 1645]);
  expect(site.read(clients)).toEqual(own);
  expect(readFileSync(path.join(root, picture)).equals(photo('street.jpg'))).toBe(true);
  expect(Object.values(JSON.parse(published(lock))).slice(-2)).toEqual(['silo', 'silo-west']);
  expect(git('', 'rev-parse', 'HEAD')).toBe(head());
});

test('an old publication is taken back as an ordinary change', async ({ page, editor }) => {
  const original = inFile();
  for (const text of ['First', 'Second']) {
    writeText('', text);
    commit('', 'Dana');
  }
  git('', 'push', '--quiet');
  await editor.open(page, 'changes');
  await page.getByRole('link', { name: words.history }).click();
  const published = page.getByRole('main').getByRole('listitem');
  await expect(published).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Dana' })).toHaveCount(2);
  await expect(page.locator('h2 bdi')).toHaveText(['Dana', 'Dana']);
  await expectAccessible(page, 'the history');
  const first = published.last();
  await expect(first.getByRole('deletion')).toHaveText(original);
  await expect(first).toContainText(words.changedAgain.split('{')[0] ?? '');
  await first.getByRole('button', { name: words.takeBack }).click();
  await expect(primaryField(page)).toBeFocused();
  await expect(primaryField(page)).toHaveValue(original);
  expect(inFile()).toBe(original);

  await page.getByRole('button', { name: words.undoPlace.replace('{place}', '') }).click();
  await expect(primaryField(page)).toHaveValue('Second');
  expect(inFile()).toBe('Second');
});

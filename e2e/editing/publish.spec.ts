import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { nameOfLanguage } from '../../i18n/language-names';
import { routing } from '../../i18n/routing';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { expectAccessible } from '../support/axe';
import { moveIn } from '../support/content/other-company';
import { copySite, type SiteCopy } from '../support/content/site-copy';
import { field, goTo, startEditor, wordsOf } from '../support/editor';
import { expect as eager, type Page, test } from '../support/test';

/* Publishing to a bare repository that a colleague uses too, on a machine where git knows nobody. The page of the site is left out. */

const file = 'messages/en.json';
const picture = 'public/projects/steel-hall/aerial.jpg';
const published = ['content', 'messages', 'public'];
/** The check runs before and after others’ changes are taken over. */
const expect = eager.configure({ timeout: 60_000 });
test.setTimeout(240_000);

let site: SiteCopy;
let editor: Awaited<ReturnType<typeof startEditor>>;
let visitors: Server;
/** The commit from which the site of the visitors was built. */
let built: string;

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: path.join(site.folder, folder), encoding: 'utf8', stdio: 'pipe' }).trim();
const head = () => git('var/remote', 'rev-parse', 'main');
const commit = (folder: string, person: string) =>
  git(
    folder,
    '-c',
    `user.name=${person}`,
    '-c',
    'user.email=a@company.example',
    'commit',
    '-q',
    '-a',
    '-m',
    'Edit',
  );
const primary = (text: string) => JSON.parse(text).Hero.primary;
const inRemote = () => primary(git('var/remote', 'show', `main:${file}`));
const inFile = () => primary(readFileSync(path.join(site.folder, file), 'utf8'));

test.beforeEach(async () => {
  site = copySite();
  moveIn(site.folder);
  visitors = createServer((_, response) => response.end(JSON.stringify({ commit: built })));
  const port = await listenOnLoopback(visitors, 0);
  writeFileSync(
    path.join(site.folder, '.env'),
    `NEXT_PUBLIC_SITE_URL=http://127.0.0.1:${port}\nGIT_CONFIG_GLOBAL=/dev/null\nGIT_CONFIG_NOSYSTEM=1\n`,
  );
  git('', 'init', '--quiet', '--initial-branch=main');
  git('', 'add', '--all', '--', ...published);
  commit('', 'Begin');
  git('', 'clone', '--quiet', '--bare', '.', 'var/remote');
  git('', 'remote', 'add', 'origin', 'var/remote');
  git('', 'push', '--quiet', '--set-upstream', 'origin', 'main');
  built = head();
  editor = await startEditor(site.folder, 0, '--without-page');
});

test.afterEach(async () => {
  await editor.close();
  await endServer(visitors);
  site.remove();
});

/** Commits another text of the field, without the editor. */
function commitText(folder: string, person: string, text: string): void {
  const place = path.join(site.folder, folder, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, before.replace(JSON.stringify(primary(before)), JSON.stringify(text)));
  commit(folder, person);
}

/** Tells git who publishes. */
function signIn(): void {
  git('', 'config', 'user.name', 'Dana Levi');
  git('', 'config', 'user.email', 'dana@company.example');
}

const primaryField = (page: Page) => field(page, file, 'Hero.primary');

async function change(page: Page, text: string): Promise<void> {
  await goTo(page, 'messages/Hero');
  await primaryField(page).fill(text);
  await expect.poll(inFile).toBe(text);
  await goTo(page, 'changes');
}

for (const locale of routing.locales) {
  const { Editor: words } = wordsOf(locale);

  const openEditor = async (page: Page) => {
    await page.goto(editor.url);
    await page.evaluate((kept) => localStorage.setItem('editor-locale', kept), locale);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

  test(`publishing asks for a name once, sends texts and pictures, and tells when visitors see it (${nameOfLanguage(locale, 'en')})`, async ({
    page,
  }) => {
    appendFileSync(path.join(site.folder, picture), '\n');
    await openEditor(page);
    await change(page, 'Write to our office');
    const card = page.getByRole('main');
    const publish = card.getByRole('button', { name: words.publish, exact: true });
    await publish.click();
    await expect(card.getByText(words['refused-noName'])).toBeVisible();
    await expectAccessible(page, `the name that git asks for, ${locale}`);
    await card.getByLabel(words['who-name']).fill('Dana Levi');
    const mail = card.getByLabel(words['who-email']);
    await mail.fill('dana@intranet');
    await card.getByRole('button', { name: words.whoPublish }).click();
    await expect(page.getByRole('banner').getByRole('status')).toContainText(words.refused);
    await expect(mail).toHaveValue('dana@intranet');
    await mail.fill('dana@company.example');
    await card.getByRole('button', { name: words.whoPublish }).click();
    await expect(card.getByText(words.publishedWaits.split('}. ')[1] ?? '')).toBeVisible();
    await expect(card.getByText(words.noChanges)).toBeVisible();
    expect(inRemote()).toBe('Write to our office');
    expect(git('var/remote', 'show', '--name-only', '--format=%an <%ae>', 'main').split('\n')).toEqual([
      ...['Dana Levi <dana@company.example>', '', file, picture],
    ]);
    built = head();
    await expect(card.getByText(words.publishedSeen.split('{')[0] ?? '')).toBeVisible();

    built = '';
    await change(page, 'Write to us now');
    await expect(card.getByText(words.publishedSeen.split('{')[0] ?? '')).toHaveCount(0);
    await publish.click();
    await expect(card.getByText(words.publishedWaits.split('}. ')[1] ?? '')).toBeVisible();
    await expect(card.getByText(words.lasted.split('{')[0] ?? '')).toBeVisible();
    expect(inRemote()).toBe('Write to us now');
  });

  test(`where this machine builds the site, the progress shows, and then the page opens (${nameOfLanguage(locale, 'en')})`, async ({
    page,
  }) => {
    const write = (name: string, text: string) => writeFileSync(path.join(site.folder, name), text);
    const build = `echo '✓ 1/2 pages (1.0 s)' && until [ -e var/go ]; do sleep 0.1; done`;
    const release = 'node -p "process.argv[1]" > var/released';
    write('package.json', JSON.stringify({ type: 'module', scripts: { build, release } }));
    write('.env.local', 'RELEASE_FOLDER=/srv/site\n');
    signIn();
    await editor.close();
    editor = await startEditor(site.folder, 0, '--without-page');
    await openEditor(page);
    await change(page, 'Write to our office');
    const card = page.getByRole('main');
    await card.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(card.locator('progress')).toHaveAttribute('value', '1');
    await expect(card.getByText(words.building.split('{')[0] ?? '')).toBeVisible();
    built = head();
    write('var/go', '');
    await expect(card.getByText(words.publishedSeen.split('{')[0] ?? '')).toBeVisible();
    expect(readFileSync(path.join(site.folder, 'var/released'), 'utf8')).toBe('/srv/site\n');
    const opened = page.waitForEvent('popup');
    await card.getByRole('link', { name: words.openSite }).click();
    await expect((await opened).getByText(built)).toBeVisible();
  });

  test(`what a colleague has published of the same field is shown beside one’s own, and nothing is lost (${nameOfLanguage(locale, 'en')})`, async ({
    page,
  }) => {
    signIn();
    git('', 'clone', '--quiet', 'var/remote', 'var/colleague');
    commitText('var/colleague', 'Roni', 'Theirs');
    git('var/colleague', 'push', '--quiet');
    await openEditor(page);
    await change(page, 'Mine');
    const publish = page.getByRole('main').getByRole('button', { name: words.publish, exact: true });
    await publish.first().click();
    const dialog = page.getByRole('dialog', { name: words.conflicts });
    await expect(dialog).toContainText('Theirs');
    await expect(dialog).toContainText('Mine');
    await expectAccessible(page, `the two texts, ${locale}`);
    await dialog.getByRole('button', { name: words.conflictsLater }).click();
    await expect(dialog).toBeHidden();
    expect([inFile(), inRemote()]).toEqual(['Mine', 'Theirs']);
    await page.reload();
    await expect(publish).toBeEnabled();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: words.conflictsOpen }).click();
    await dialog.getByRole('textbox', { name: words['conflict-own'] }).fill('Ours');
    await dialog.getByRole('button', { name: words.publish }).click();
    await expect(page.getByText(words.publishedWaits.split('}. ')[1] ?? '')).toBeVisible();
    expect([inFile(), inRemote()]).toEqual(['Ours', 'Ours']);
  });

  test(`what was published weeks ago is taken back as an ordinary change (${nameOfLanguage(locale, 'en')})`, async ({
    page,
  }) => {
    const original = inFile();
    for (const text of ['First', 'Second']) commitText('', 'Dana', text);
    git('', 'push', '--quiet');
    await openEditor(page);
    await goTo(page, 'changes');
    await page.getByRole('link', { name: words.history }).click();
    const published = page.getByRole('main').getByRole('listitem');
    await expect(published).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Dana' })).toHaveCount(2);
    await expect(page.locator('h2 bdi')).toHaveText(['Dana', 'Dana']);
    await expectAccessible(page, `what was published, ${locale}`);
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
}

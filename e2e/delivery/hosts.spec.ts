import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dist } from '../../lib/http/folders';
import { listFiles } from '../../lib/list-files';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { addRelease, goBack } from '../../ops/release/releases';
import { eachForm, fill, inquiryFor, partsOf } from '../support/mail/forms';
import { token } from '../support/mail/mailbox';
import { at, direction, hydrated, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { startPlainServer } from '../support/servers/plain-server';
import { missingForNginx, startNginx } from '../support/servers/web-servers';
import { expect, type Page, test } from '../support/test';

/* The folder of the build in a browser: on nginx, on a host that sends no headers, and on Node. */

type Host = { url: string; stop: () => Promise<void> };

const hosts: [name: string, sends: boolean, start: (node: string) => Promise<Host>][] = [
  ['nginx', true, (node) => startNginx({ routesPort: Number(new URL(node).port) })],
  ['a plain host', false, startPlainServer],
  ['Node', true, async (node) => ({ url: node, stop: async () => {} })],
];

/** Returns the number of rules of the style element; zero when the policy has blocked it. */
const countRules = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0));

for (const [name, sends, start] of hosts) {
  test.describe(name, { tag: '@servers' }, () => {
    test.skip(name === 'nginx' && missingForNginx() !== '', missingForNginx());
    // One server for all tests.
    test.describe.configure({ mode: 'default' });

    let host: Host;

    test.beforeAll(async ({ browserName: _ }, { project }) => {
      host = await start(project.use.baseURL ?? '');
    });
    test.afterAll(() => host?.stop());

    test('pages have their styles and hydrate', async ({ page }) => {
      for (const locale of locales) {
        await page.goto(host.url + at(locale, '/'));
        await hydrated(page);
        expect(await countRules(page)).toBeGreaterThan(50);
      }
    });

    test('an unknown address shows a not-found page with status 404', async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 404/);
      for (const locale of locales) {
        const response = await page.goto(`${host.url}${at(locale, '/project/nowhere')}`);
        expect(response?.status()).toBe(404);
        if (!sends) continue;
        await expect(page.locator('html')).toHaveAttribute('dir', direction[locale]);
        await expect(page.locator('h1')).toHaveText(words(locale)('ProjectNotFound.title'));
      }
    });

    // Only a header refuses frames, and only with routes can a form be sent.
    if (!sends) return;

    test('a page of another origin cannot frame it', async ({ page, expectedErrors }) => {
      expectedErrors.push(/frame-ancestors/);
      const foreign = createServer((_, response) =>
        response
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end(`<iframe src="${host.url}/en"></iframe>`),
      );
      const port = await listenOnLoopback(foreign);
      await page.goto(`http://127.0.0.1:${port}/`);
      await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
      expect(page.frames().map((frame) => frame.url())).not.toContain(`${host.url}/en`);
      await endServer(foreign);
    });

    for (const form of eachForm) {
      test(`${form.name} sends`, async ({ page }) => {
        await page.goto(host.url + form.url);
        await hydrated(page);
        await fill(page, form, inquiryFor(form, token()));
        const { button, success } = partsOf(page, form);
        await button.click();
        await expect(success).not.toBeEmpty();
      });
    }
  });
}

test(
  'an open page keeps working through a release and its rollback',
  {
    tag: '@servers',
  },
  async ({ page }, { project }) => {
    test.skip(missingForNginx() !== '', missingForNginx());
    const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
    const [target, build] = [path.join(folder, 'company-site'), path.join(folder, 'dist')];
    cpSync(dist, build, { recursive: true });
    await addRelease(target, new Date('2026-01-01T12:00:00Z'), build);
    const port = Number(new URL(project.use.baseURL ?? '').port);
    const nginx = await startNginx({ site: path.join(target, 'current/site'), routesPort: port });
    const outline = () => page.evaluate(() => getComputedStyle(document.body).outlineStyle);
    const statusOf = (file: string) =>
      page.evaluate(async (address) => (await fetch(address)).status, `/${file}`);

    await page.goto(`${nginx.url}/en`);
    const [old = ''] = listFiles(path.join(build, 'site')).filter((file) => /^islands\/.*\.js$/.test(file));
    rmSync(path.join(build, 'site', old));
    changeStyles(path.join(build, 'site/en.html'));
    await addRelease(target, new Date('2026-01-02T12:00:00Z'), build);
    expect([await statusOf(old), await outline()]).toEqual([200, 'none']);
    await page.reload();
    expect(await outline()).toBe('dashed');

    await goBack(target, new Date('2026-01-03T12:00:00Z'));
    await page.reload();
    expect(await outline()).toBe('none');
    await nginx.stop();
    rmSync(folder, { recursive: true });
  },
);

/** Changes the styles of a built page with their hash in its policy. */
function changeStyles(file: string): void {
  const html = readFileSync(file, 'utf8');
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const changed = `${styles}body{outline:1px dashed}`;
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  writeFileSync(file, html.replace(styles, () => changed).replace(hashOf(styles), hashOf(changed)));
  for (const form of ['.br', '.gz']) rmSync(file + form);
}

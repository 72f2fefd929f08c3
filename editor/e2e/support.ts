import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';
import { keepFirst, moveIn } from '../../e2e/support/content/other-company';
import { filesIn, type SiteFiles } from '../../e2e/support/content/site-copy';
import { test as base, expect as eager, type Locator, type Page } from '../../e2e/support/test';
import type { Description } from '../../model/fields';
import { endProcess } from '../../tools/serve/server-process';
import type * as backend from '../backend/server';
import type catalog from '../messages/he.json';

/** The catalog of the editor in a language. */
export const wordsOf = (locale: 'he' | 'en'): typeof catalog =>
  JSON.parse(readFileSync(`editor/messages/${locale}.json`, 'utf8'));

export const { Editor: words, Units: tableWords } = wordsOf('he');
/** What fields and records are called. */
export const fields: Record<string, Description> = JSON.parse(readFileSync('model/fields/he.json', 'utf8'));

/** Every save waits for a check of the whole content, on a machine that may be busy. */
export const expect = eager.configure({ timeout: 60_000 });

/** The field of a file, by the id that both share. */
export const field = (page: Page, file: string, at: string): Locator => page.locator(`[id="${file}:${at}"]`);

/** The state of saving in the header. */
export const stateOf = (page: Page): Locator => page.getByRole('banner').getByRole('status');

/** The link of the header to the list of changes. */
export const changesLink = (page: Page): Locator =>
  page.getByRole('link', { name: words.changesCount.split(' (')[0] ?? '' });

/** Goes on to another form, as a link of the editor does. */
export const goTo = (page: Page, place: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, place);

/** Opens every group of a form. */
export const openGroups = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });

/** A picture as a person chooses it, of a width in pixels. */
export async function photograph(width: number, name = 'north.jpg') {
  const picture = sharp({ create: { width, height: 1100, channels: 3, background: '#8899aa' } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/** Holds the requests of the page until it is released. */
export async function hold(page: Page, action = 'change'): Promise<() => void> {
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

const linked = ['app', 'components', 'editor', 'i18n', 'lib', 'node_modules', 'ops', 'server', 'tools'];
const copied = ['.gitignore', 'messages', 'model/fields', 'model/read', 'model/schema'];

/** Removes what a test has left in a folder, and puts the files of the fixture there. */
function reset(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => !linked.includes(entry)))
    rmSync(path.join(folder, name), { recursive: true });
  for (const name of copied) cpSync(name, path.join(folder, name), { recursive: true });
  moveIn(folder);
  keepFirst(folder);
}

type Editor = {
  /** The address with the token. */
  url: string;
  /** Opens a form. */
  open: (page: Page, place?: string) => Promise<void>;
  stop: () => Promise<void>;
  /** Starts it again at the same address. */
  start: () => Promise<void>;
};

type Worker = { folder: string; startEditor: typeof backend.startEditor };

/**
 * `site` is a folder with the fixture company, as new for each test; `editor` runs on it in this process, without the
 * page of the site.
 */
export const test = base.extend<{ site: SiteFiles; editor: Editor }, { worker: Worker }>({
  // The editor opens in the language of the browser.
  locale: 'he',
  worker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      // Playwright's loader imports no JSON.
      const { startEditor }: typeof backend = await tsImport('../backend/server.ts', import.meta.url);
      // One path for all tests: the check caches the code by its folder.
      const folder = mkdtempSync(path.join(tmpdir(), 'editor-'));
      for (const name of linked) symlinkSync(path.resolve(name), path.join(folder, name));
      Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });
      await use({ folder, startEditor });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  site: async ({ worker: { folder } }, use) => {
    reset(folder);
    await use(filesIn(folder));
  },

  editor: async ({ site, worker }, use) => {
    let running = await worker.startEditor({ root: site.folder, port: 0 });
    const { url, local } = running;
    await use({
      url,
      async open(page, place = '') {
        await page.goto(`${url}#${place}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
      stop: () => running.close(),
      async start() {
        running = await worker.startEditor({ root: site.folder, port: Number(new URL(local).port) });
      },
    });
    await running.close();
  },
});

/** Starts the editor in a separate process, as `npm run edit` does, and waits for its address. */
export async function spawnEditor(folder: string, ...options: string[]) {
  const editor: ChildProcess = spawn('node_modules/.bin/tsx', ['editor/backend/command.ts', ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', CI: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url = '';
  for await (const line of createInterface({ input: editor.stdout ?? process.stdin })) {
    url = /^Editor: (\S+)$/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  return { url, stop: () => endProcess(editor) };
}

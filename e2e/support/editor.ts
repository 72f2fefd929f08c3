import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Locator, Page } from '@playwright/test';
import type { Description } from '../../content/fields';
import type catalog from '../../editor/messages/he.json';
import type { Locale } from '../../i18n/routing';
import { endProcess } from '../../tools/serve/server-process';

/** What the editor says in a language. */
export const wordsOf = (locale: Locale): typeof catalog =>
  JSON.parse(readFileSync(`editor/messages/${locale}.json`, 'utf8'));

export const { Editor: words, Units: tableWords } = wordsOf('he');
/** What fields and records are called. */
export const fields: Record<string, Description> = JSON.parse(readFileSync('content/fields/he.json', 'utf8'));

/** The field of a file, by the id that both share. */
export const field = (page: Page, file: string, at: string): Locator => page.locator(`[id="${file}:${at}"]`);

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

type Editor = {
  /** The address with the token. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Starts `npm run edit` in a folder and waits until it is there.
 *
 * @param port 0 takes a free one
 * @param options of the command
 */
export async function startEditor(folder: string, port = 0, ...options: string[]): Promise<Editor> {
  const editor: ChildProcess = spawn('node_modules/.bin/tsx', ['editor/backend/index.ts', ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), CI: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url = '';
  for await (const line of createInterface({ input: editor.stdout ?? process.stdin })) {
    url = /^Editor: (\S+)$/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  return {
    url,
    async close() {
      await endProcess(editor);
      if (editor.exitCode === null) await once(editor, 'exit');
    },
  };
}

/** `npm run edit`: serves the texts and records of the site as forms, on this machine or behind a proxy with a sign-in. */
import { spawn } from 'node:child_process';
import nextEnv from '@next/env';
import { freePort } from '../../tools/serve/server-process';
import { readHosting } from './hosting';
import { startPreview } from './preview';
import { startEditor } from './server';

/** Names of the variables in `.env` files. The preview reads those of development, the editor the others. */
const inFiles = [true, false].flatMap((isDevelopment) => {
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), isDevelopment, console, true);
  return loadedEnvFiles.flatMap(({ env }) => Object.keys(env));
});

/** Whether the editor runs without the preview, for slow machines. */
const isPlain = process.argv.includes('--without-page');

/** The default differs from the port of the site; PORT chooses another. */
const wanted = Number(process.env.PORT || 4100);
const hosting = readHosting(process.env);
// Another editor may be running.
const port = hosting ? wanted : await freePort(wanted);
// The proxy expects the preview at the next port.
const hosted = hosting && { port: wanted + 1, url: hosting.previewUrl };
const preview = isPlain ? undefined : await startPreview(process.cwd(), inFiles, hosted);
const editor = await startEditor({ root: process.cwd(), port, preview, hosting });
console.log(`\nEditor: ${editor.url}\n`);
if (!process.env.CI && !hosting) openBrowser(editor.url);

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    await editor.close();
    process.exit(0);
  });
}

/** Opens the address in the browser of the desktop. Without a browser the printed address can be copied. */
function openBrowser(url: string): void {
  const [command, ...words] = {
    darwin: ['open', url],
    win32: ['cmd', '/c', 'start', '""', url],
  }[process.platform as string] ?? ['xdg-open', url];
  spawn(command ?? 'xdg-open', words, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

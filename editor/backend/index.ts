/** `npm run edit`: the texts and records of the site as forms, beside the site, on this machine or behind a proxy that signs people in. */
import { spawn } from 'node:child_process';
import nextEnv from '@next/env';
import { freePort } from '../../tools/serve/server-process';
import { readHosting } from './hosting';
import { startPreview } from './preview';
import { startEditor } from './server';

/** Names of the variables that `.env` files set; the preview reads those of development, the editor the others, loaded last. */
const inFiles = [true, false].flatMap((isDevelopment) => {
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), isDevelopment, console, true);
  return loadedEnvFiles.flatMap(({ env }) => Object.keys(env));
});

/** Whether the site beside the form is left out: a slow machine. */
const isPlain = process.argv.includes('--without-page');

/** A port of its own, so that the address can be told from the site's; PORT chooses another. */
const wanted = Number(process.env.PORT || 4100);
const hosting = readHosting(process.env);
// Another editor may be open already.
const port = hosting ? wanted : await freePort(wanted);
// A proxy finds the site beside the form at the next port.
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

/** Opens the address in the browser of this desktop; where there is none, the address above can be copied. */
function openBrowser(url: string): void {
  const [command, ...words] = {
    darwin: ['open', url],
    win32: ['cmd', '/c', 'start', '""', url],
  }[process.platform as string] ?? ['xdg-open', url];
  spawn(command ?? 'xdg-open', words, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

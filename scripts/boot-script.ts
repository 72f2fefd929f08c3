import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { payloadReader } from './payload-comments';

/** What Next writes into each page: the list of files that the page begins with, for the runtime. */
const list = /<script id="_R_">(.*?)<\/script>/s;

/** The address of the runtime, the first file that runs. */
const runtime = /\/_next\/static\/chunks\/(turbopack-[\w.-]+\.js)/g;

/**
 * Takes the scripts with which each page begins, the same on all, out of a page and into one file with the runtime:
 * the reader of the payload and Next's list of files.
 *
 * @param html a page as `next build` has made it; one that runs nothing is returned as it is
 * @param folder of the script files, where the file is written under a name made of its content
 * @throws Error when the page does not begin as this version of Next has it begin
 */
export function joinBootScripts(html: string, folder: string): string {
  const [tag, code] = list.exec(html) ?? [];
  if (!tag) return html;
  const names = new Set(Array.from(html.matchAll(runtime), ([, name = '']) => name));
  const [name] = names;
  if (!name || names.size > 1) throw new Error('A page begins with other scripts: has Next changed them?');
  const boot = `${payloadReader}\n${code}\n${readFileSync(path.join(folder, name), 'utf8')}`;
  const hash = createHash('sha256').update(boot).digest('base64url').slice(0, 13);
  writeFileSync(path.join(folder, `boot-${hash}.js`), boot);
  return html.replace(tag, '').replace(runtime, `/_next/static/chunks/boot-${hash}.js`);
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { standalone } from './standalone';

/** The folder of the pages in the finished server. */
export const builtPages = path.join(standalone, '.next', 'server', 'app');

/**
 * Every prerendered page: the path of its HTML file, that of the `.meta` file beside it, and the HTML.
 *
 * @throws Error when nothing was built
 */
export function listBuiltPages(): { file: string; meta: string; html: string }[] {
  const pages = readdirSync(builtPages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((name) => path.join(builtPages, name))
    .map((file) => ({ file, meta: file.replace(/html$/, 'meta'), html: readFileSync(file, 'utf8') }));
  if (pages.length === 0) throw new Error('There is no prerendered page: run “next build” first.');
  return pages;
}

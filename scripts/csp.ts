/**
 * A step of the build: writes a Content-Security-Policy for each prerendered page of the finished server into the
 * `.meta` file beside it, whose headers Next sends with the page. That file is internal to Next: its version is
 * pinned, and a browser test looks at the headers.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getBuilding } from '../content';
import { listBuiltPages } from './built-pages';
import { listFormOrigins, policyOf } from './policy';

function listFrameOrigins(): string[] {
  const { virtualTourUrl } = getBuilding('he');
  return virtualTourUrl.startsWith('/') ? [] : [new URL(virtualTourUrl).origin];
}

function warnOfLoopback(html: string): void {
  const [, origin] =
    /<link rel="canonical" href="(https?:\/\/(?:localhost|127\.\d|\[::1\])[^/"]*)/.exec(html) ?? [];
  if (!origin) return;
  console.warn(
    `\n⚠ WARNING: this build calls itself ${origin}. Before it goes public, build it with NEXT_PUBLIC_SITE_URL set to ` +
      'the address of the site: canonical links, the sitemap and the forms contain it.\n',
  );
}

const pages = listBuiltPages();
const forms = [...new Set(pages.flatMap(({ html }) => listFormOrigins(html)))];
const reach = { frames: listFrameOrigins(), forms };
let longest = 0;
for (const { meta, html } of pages) {
  if (!existsSync(meta)) throw new Error(`${meta} is missing: has Next changed how it keeps pages?`);
  const kept = JSON.parse(readFileSync(meta, 'utf8'));
  const policy = policyOf(html, reach);
  kept.headers = { ...kept.headers, 'content-security-policy': policy };
  writeFileSync(meta, JSON.stringify(kept));
  longest = Math.max(longest, policy.length);
}
console.log(`${pages.length} pages have a content policy; the longest has ${longest} characters.`);
warnOfLoopback(pages.find(({ meta }) => meta.endsWith(path.join('app', 'he.meta')))?.html ?? '');

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../lib/chromium';
import { listFiles } from '../../lib/list-files';
import { forEachParallel } from '../../lib/parallel';
import { writeWhole } from '../../lib/write-whole';
import { brochureFolder, brochureSize } from '../../site/brochures';
import { addressOf, contentTypeOf } from '../../site/files';
import { siteUrl } from '../../site/metadata';
import { parse } from './documents';
import { siteFolder } from './folders';

/** Kept from build to build: a page that has not changed is not printed again. */
const cache = path.join('.next', 'cache', brochureFolder);
const offer = 'a[data-brochure]';
/** Part of the hash: a new value prints every brochure anew. */
const recipe = 'A4, tagged, outline, unhinted';

/**
 * Prints the pages that offer a brochure, and gives their links its address and size.
 *
 * @param browser of which the build prints; without one the links are taken out
 * @returns a warning when there is none, else nothing
 * @throws Error when a page asks for a file that is not there
 */
export async function addBrochures(browser = findChromium()?.path): Promise<string[]> {
  const pages = await listOffers();
  if (!browser) {
    for (const page of pages) await writeFile(page.file, fillOffer(page.html, undefined));
    return ['there is no Chromium on this machine, so the pages offer no brochures (PDF).'];
  }
  await mkdir(cache, { recursive: true });
  const missing = pages.filter(({ name }) => !existsSync(path.join(cache, name)));
  if (missing.length > 0) await printAll(missing, browser);
  const folder = path.join(siteFolder, brochureFolder);
  await mkdir(folder, { recursive: true });
  for (const { file, html, name } of pages) {
    await copyFile(path.join(cache, name), path.join(folder, name));
    const { size } = await stat(path.join(cache, name));
    await writeFile(file, fillOffer(html, { address: `/${brochureFolder}/${name}`, size }));
  }
  const names = new Set(pages.map(({ name }) => name));
  for (const old of await readdir(cache)) if (!names.has(old)) await rm(path.join(cache, old));
  return [];
}

type Page = {
  file: string;
  html: string;
  /** What is printed: the page with one plain form of each picture. */
  sheet: string;
  /** Of the PDF, with a hash of all that decides how it looks. */
  name: string;
};

async function listOffers(): Promise<Page[]> {
  const names = listFiles(siteFolder).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    names.map(async (name) => {
      const file = path.join(siteFolder, name);
      return { file, html: await readFile(file, 'utf8') };
    }),
  );
  return pages.filter(({ html }) => html.includes(' data-brochure')).map(planSheet);
}

/** What is printed of a page, and the name of the file, whose hash knows the drawings too: theirs have none of their own. */
export function planSheet({ file, html }: { file: string; html: string }): Page {
  const $ = parse(html);
  const [name, locale] = [path.basename($(offer).attr('href') ?? '', '.pdf'), $('html').attr('lang')];
  // Chromium keeps a JPEG as it is, and would write what AVIF and WebP hold without any compression that fits a picture.
  $('picture source, link[rel="preload"][as="image"], script').remove();
  $('img').removeAttr('loading');
  $(offer).remove();
  const sheet = $.html();
  const hash = createHash('sha256').update(recipe).update(sheet);
  for (const drawing of $('img[src$=".svg"]').toArray()) {
    const place = path.join(siteFolder, $(drawing).attr('src') ?? '');
    if (existsSync(place)) hash.update(readFileSync(place));
  }
  return { file, html, sheet, name: `${name}-${locale}-${hash.digest('hex').slice(0, 10)}.pdf` };
}

async function printAll(pages: Page[], executablePath: string): Promise<void> {
  // As root Chromium has no sandbox. What it calls itself becomes the “creator” in the file. Hinting is for screens: it
  // would make the text of the headless shell wider.
  const args = ['--no-sandbox', '--user-agent=Chromium', '--font-render-hinting=none'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext();
    await forEachParallel(pages, availableParallelism(), (page) => print(context, page));
  } finally {
    await browser.close();
  }
}

async function print(context: BrowserContext, { file, sheet, name }: Page): Promise<void> {
  const own = addressOf(path.relative(siteFolder, file)) ?? '/';
  const tab = await context.newPage();
  const missing: string[] = [];
  await tab.route('**/*', async (route) => {
    const address = decodeURI(new URL(route.request().url()).pathname);
    if (address === own) return route.fulfill({ body: sheet, contentType: 'text/html; charset=utf-8' });
    const wanted = path.join(siteFolder, address);
    if (existsSync(wanted))
      return route.fulfill({ path: wanted, contentType: contentTypeOf(address.slice(1)) });
    missing.push(address);
    return route.abort();
  });
  await tab.emulateMedia({ media: 'print' });
  // Under its own address, so that the links in the PDF lead to the site; every file comes from the folder.
  await tab.goto(siteUrl + own);
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  if (missing.length > 0) throw new Error(`${file} asks for ${missing.join(', ')}, which is not there.`);
  const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await tab.close();
  writeWhole(path.join(cache, name), pdf);
}

/**
 * Gives the link in a page its address and size, or takes it out.
 *
 * @param brochure its address and its size in bytes
 */
export function fillOffer(html: string, brochure: { address: string; size: number } | undefined): string {
  const $ = parse(html);
  const link = $(offer);
  if (!brochure) {
    link.remove();
    return $.html();
  }
  const size = new Intl.NumberFormat($('html').attr('lang'), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(brochure.size / 1000);
  link.attr('href', brochure.address).removeAttr('data-brochure').removeAttr('hidden');
  link.text(link.text().replace(brochureSize, size));
  return $.html();
}

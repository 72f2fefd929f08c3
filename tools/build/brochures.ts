import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { brochureFolder } from '../../lib/http/brochures';
import { contentTypeOf, pageAddress } from '../../lib/http/files';
import { siteFolder } from '../../lib/http/folders';
import { siteUrl } from '../../lib/seo/metadata';
import { writeWhole } from '../files/write-whole';
import { type Page, parse } from './documents';
import { forEachParallel } from './parallel';
import { openPrinter, toPdf } from './print';

/** Persists between builds, so that only changed pages are printed. */
const cache = path.join('.next', 'cache', brochureFolder);
const offer = new RegExp(`href="/${brochureFolder}/([\\w-]+)\\.pdf"`);
/** Part of the hash: a new value prints every brochure again. */
const recipe = 'A4, tagged, outline, unhinted';

/**
 * Prints the pages that offer a brochure.
 *
 * @param browser the path of a Chromium
 * @throws Error when a page needs a file that is missing
 */
export async function printBrochures(pages: readonly Page[], browser: string): Promise<void> {
  const sheets = pages.flatMap(planSheet);
  await mkdir(cache, { recursive: true });
  const missing = sheets.filter(({ cached }) => !existsSync(cached));
  if (missing.length > 0) await printAll(missing, browser);
  for (const { cached, name } of sheets) await cp(cached, path.join(siteFolder, brochureFolder, name));
  const kept = new Set(sheets.map(({ cached }) => path.basename(cached)));
  for (const old of await readdir(cache)) if (!kept.has(old)) await rm(path.join(cache, old));
}

type Sheet = {
  /** The file of the page. */
  file: string;
  /** The printed page, with one JPEG of each picture. */
  html: string;
  /** The file name of the PDF. */
  name: string;
  /** The path of the PDF in the cache; its name has a hash of the content. */
  cached: string;
};

/** Returns the sheet of a page in a list; an empty list when the page offers no brochure. */
export function planSheet({ file, html }: Page): Sheet[] {
  const [, name] = offer.exec(html) ?? [];
  if (!name) return [];
  const $ = parse(html);
  // Chromium copies a JPEG into the PDF, but would decode an AVIF to a much larger picture.
  $('picture source, link[rel="preload"][as="image"], script').remove();
  $('img').removeAttr('loading');
  const sheet = $.html();
  const hash = createHash('sha256').update(recipe).update(sheet);
  // The names of drawings have no hash, so their content is part of the hash of the sheet.
  for (const drawing of $('img[src$=".svg"]').toArray()) {
    const drawingFile = path.join(siteFolder, $(drawing).attr('src') ?? '');
    if (existsSync(drawingFile)) hash.update(readFileSync(drawingFile));
  }
  const cached = path.join(cache, `${name}-${hash.digest('hex').slice(0, 10)}.pdf`);
  return [{ file, html: sheet, name: `${name}.pdf`, cached }];
}

async function printAll(sheets: Sheet[], executablePath: string): Promise<void> {
  const browser = await openPrinter(executablePath);
  try {
    const context = await browser.newContext();
    await forEachParallel(sheets, availableParallelism(), (sheet) => print(context, sheet));
  } finally {
    await browser.close();
  }
}

async function print(context: BrowserContext, { file, html, cached }: Sheet): Promise<void> {
  const sheetAddress = pageAddress(file);
  const tab = await context.newPage();
  const missingAddresses: string[] = [];
  await tab.route('**/*', async (route) => {
    const address = decodeURI(new URL(route.request().url()).pathname);
    if (address === sheetAddress)
      return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
    const requestedFile = path.join(siteFolder, address);
    if (existsSync(requestedFile))
      return route.fulfill({ path: requestedFile, contentType: contentTypeOf(address.slice(1)) });
    missingAddresses.push(address);
    return route.abort();
  });
  await tab.emulateMedia({ media: 'print' });
  // The page has its public address, so that links in the PDF lead to the site; its files are read from the folder.
  await tab.goto(siteUrl + sheetAddress);
  const pdf = await toPdf(tab);
  if (missingAddresses.length > 0)
    throw new Error(`${file} needs ${missingAddresses.join(', ')}, which is missing.`);
  await tab.close();
  writeWhole(cached, pdf);
}

import { lstatSync, readFileSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from '../../lib/http/folders';
import { speculationRules, speculationRulesPath } from '../../lib/http/speculation-rules';
import { listFiles } from '../../lib/list-files';
import { listBuildingRecords } from '../../model/read/building-records';
import { listUnpublishedNames } from '../../model/read/project-records';
import { listRedirects } from '../../model/read/redirects';
import { writeWhole } from '../files/write-whole';
import { type Page, toDocument } from './documents';
import { createBundler, type IslandScript } from './islands';
import type { BuiltFile, NextOutput } from './next-output';
import { hostFiles } from './static-host';

/** Thumbs.db contains thumbnails, even of deleted pictures. */
const leftByDesktops = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

export type BuiltPage = Page & { script: IslandScript };

/**
 * Writes the served folder: pages by their address, and files.
 *
 * @throws Error when a page has an unexpected structure
 */
export async function layOutSite({ pages, files }: NextOutput): Promise<BuiltPage[]> {
  await rm(siteFolder, { recursive: true, force: true });
  await copyPublicFiles();
  // The styles are inlined in the pages.
  const kept = files.filter(({ target }) => !target.endsWith('.css'));
  for (const { source, target } of kept) await cp(source, path.join(siteFolder, target));
  writeWhole(path.join(siteFolder, speculationRulesPath), JSON.stringify(speculationRules));
  const serviceFiles = listServiceFiles(pages);
  for (const [file, text] of Object.entries(hostFiles(listRedirects(), serviceFiles)))
    writeWhole(path.join(siteFolder, file), text);
  return await writePages(pages, files);
}

/** Lists the HTML files below `public`, by which other services verify who owns the site. */
function listServiceFiles(pages: BuiltFile[]): string[] {
  const names = listFiles('public').filter((file) => file.endsWith('.html'));
  const page = names.find((name) => pages.some(({ target }) => target === name));
  if (page) throw new Error(`public/${page} has the name of a page: give it another.`);
  return names;
}

/** Skips pictures of drafts, files of desktops, and links, whose targets may be outside of `public`. */
async function copyPublicFiles(): Promise<void> {
  const unpublished = listUnpublishedNames().map((name) => path.join('public', 'projects', name));
  await cp('public', siteFolder, {
    recursive: true,
    filter: (source) =>
      !unpublished.includes(source) &&
      !leftByDesktops.test(path.basename(source)) &&
      !lstatSync(source).isSymbolicLink(),
  });
}

async function writePages(pages: BuiltFile[], files: BuiltFile[]): Promise<BuiltPage[]> {
  const scriptOf = createBundler();
  function readStyles(address: string): string {
    const sheet = files.find(({ target }) => `/${target}` === address);
    if (!sheet) throw new Error(`There is no style sheet ${address}.`);
    return readFileSync(sheet.source, 'utf8');
  }
  const frames = listBuildingRecords().flatMap(({ virtualTourUrl = '/' }) =>
    virtualTourUrl.startsWith('/') ? [] : [new URL(virtualTourUrl).origin],
  );
  const writtenPages: BuiltPage[] = [];
  for (const { source, target } of pages) {
    try {
      const text = await readFile(source, 'utf8');
      const script = await scriptOf(text);
      const html = toDocument(text, { script: script.address, readStyles, frames });
      writeWhole(path.join(siteFolder, target), html);
      writeWhole(path.join(siteFolder, script.address), script.code);
      writtenPages.push({ file: target, html, script });
    } catch (error) {
      throw new Error(`${target}: ${(error as Error).message}`);
    }
  }
  return writtenPages;
}

import { lstatSync, readFileSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listBuildingRecords } from '../../content/read/building-records';
import { listUnpublishedNames } from '../../content/read/project-records';
import { writeWhole } from '../../lib/write-whole';
import { siteFolder } from '../../site/folders';
import type { Policy } from '../../site/headers';
import { speculationRules, speculationRulesPath } from '../../site/speculation-rules';
import { type Document, type Page, toDocument, withUsedStyles } from './documents';
import { createBundler, type IslandScript } from './islands';
import type { BuiltFile, NextOutput } from './next-output';

/** Windows keeps small copies even of deleted pictures. */
const leftByDesktops = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

export type Site = {
  pages: (Page & { script: IslandScript })[];
  /** What the content policy of the pages must allow. */
  policy: Policy;
};

/**
 * Lays out the folder that is served: pages by their address, and files.
 *
 * @throws Error when a page is not as expected
 */
export async function layOutSite({ pages, files }: NextOutput): Promise<Site> {
  await rm(siteFolder, { recursive: true, force: true });
  await copyPublicFiles();
  // The pages have their styles inside.
  const kept = files.filter(({ target }) => !target.endsWith('.css'));
  for (const { source, target } of kept) await cp(source, path.join(siteFolder, target));
  writeWhole(path.join(siteFolder, speculationRulesPath), JSON.stringify(speculationRules));
  const documents = await writePages(pages, files);
  return { pages: documents, policy: policyOf(documents) };
}

/** Leaves out pictures of drafts and planned projects, links, which may lead out of `public`, and what desktops leave. */
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

async function writePages(pages: BuiltFile[], files: BuiltFile[]) {
  const scriptOf = createBundler();
  function readStyles(address: string): string {
    const sheet = files.find(({ target }) => `/${target}` === address);
    if (!sheet) throw new Error(`There is no style sheet ${address}.`);
    return readFileSync(sheet.source, 'utf8');
  }
  const documents: (Document & Site['pages'][number])[] = [];
  for (const { source, target } of pages) {
    try {
      const text = await readFile(source, 'utf8');
      const script = await scriptOf(text);
      const document = toDocument(text, { script: script.address, readStyles });
      documents.push({ ...document, script, file: target });
    } catch (error) {
      throw new Error(`${target}: ${(error as Error).message}`);
    }
  }
  const written = withUsedStyles(documents);
  for (const { file, html, script } of written) {
    writeWhole(path.join(siteFolder, file), html);
    writeWhole(path.join(siteFolder, script.address), script.code);
  }
  return written;
}

function policyOf(documents: Document[]): Policy {
  const scripts = [...new Set(documents.map(({ scriptHash }) => scriptHash))];
  if (scripts.length > 1) throw new Error('The inline script is not the same on every page.');
  return {
    scripts,
    styles: [...new Set(documents.map(({ styleHash }) => styleHash))].sort(),
    frames: listBuildingRecords().flatMap(({ virtualTourUrl = '/' }) =>
      virtualTourUrl.startsWith('/') ? [] : [new URL(virtualTourUrl).origin],
    ),
    forms: [...new Set(documents.flatMap(({ formOrigins }) => formOrigins))],
  };
}

import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { type FileType, fileTypes, firstView, phone, weigh } from '../../e2e/support/first-view';
import { scriptFree } from '../../e2e/support/script-free';

/** What the first view of a page weighs on a phone: compressed bytes by type, and the number of files. */
export type Weight = {
  bytes: Record<FileType, number>;
  requests: number;
  /** Bytes of the HTML without its scripts. */
  twin: number;
};

/** Weighs the first view of a page. */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(phone);
  const files = await firstView(await context.newPage(), url);
  await context.close();
  const html = await (await fetch(url)).text();
  return {
    bytes: Object.fromEntries(fileTypes.map((type) => [type, weigh(files, type)])) as Weight['bytes'],
    requests: files.length,
    twin: gzipSync(scriptFree(html)).length,
  };
}

import { expect, type Page, type Request } from '@playwright/test';
import { hydrated } from './pages';
import { weightOf } from './weights';

/** A current phone, in CSS pixels. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const fileTypes = ['HTML', 'JS', 'CSS', 'fonts', 'pictures', 'other'] as const;

type FileType = (typeof fileTypes)[number];

/** A file that a page requests; `bytes` is its size in the encoding that every server sends. */
export type Received = { url: string; type: FileType; bytes: number };

const patterns: [FileType, RegExp][] = [
  ['HTML', /^text\/html/],
  ['JS', /javascript/],
  ['CSS', /^text\/css/],
  ['fonts', /^font\//],
  ['pictures', /^image\//],
];

/** Milliseconds without a request after which the network is idle. */
const idleTime = 500;

/**
 * Opens a page and collects everything that it loads without interaction, until its scripts run and the network is
 * idle. Requests of a frame belong to the page in the frame.
 */
export async function firstView(page: Page, url: string): Promise<Received[]> {
  const requests = new Set<Request>();
  const ended = new Set<Request>();
  let last = 0;
  // Not Playwright's own idle state, which a page with a frame never reaches.
  page.on('request', (request) => requests.add(request));
  const end = (request: Request) => {
    ended.add(request);
    last = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.goto(url);
  await hydrated(page);
  await expect.poll(() => ended.size === requests.size && performance.now() - last > idleTime).toBe(true);
  const pageRequests = [...requests].filter(
    (request) => !request.failure() && request.frame() === page.mainFrame(),
  );
  return Promise.all(pageRequests.map(receive));
}

async function receive(request: Request): Promise<Received> {
  const response = await request.response();
  const type = response?.headers()['content-type'] ?? '';
  const url = request.url();
  const isFile = !new URL(url).pathname.startsWith('/api/');
  return {
    url,
    type: patterns.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other',
    bytes: isFile ? weightOf(url) : 0,
  };
}

/** Bytes of one type. */
export function weigh(files: readonly Received[], type: FileType): number {
  return files.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
}

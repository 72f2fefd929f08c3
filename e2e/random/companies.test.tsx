import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { fixture } from '@/e2e/support/content/other-company';
import { newFolder } from '@/e2e/support/folder';
import { listFaults } from '@/e2e/support/pages/faults';
import { drawCompany, writeCompany } from '@/e2e/support/random/company';
import type { renderSite } from '@/e2e/support/random/pages';
import { listAbsent } from '@/e2e/support/random/traces';

/*
 * Companies of any shape that the check accepts: the build reads their records, and each of their pages is whole. The
 * same seed is the same company: `SEED=7 npx jest --selectProjects random`.
 */

/** Seeds of a run; 0 is the company with every field at its minimum, 1 the one with every field. */
const seeds = process.env.SEED ? [Number(process.env.SEED)] : Array.from({ length: 50 }, (_, seed) => seed);

/** More refusals would mean that the records are drawn past the rules of the check. */
const mostRefused = 5;

const root = process.cwd();
const folder = newFolder();
const refused: number[] = [];

/** Reads a record of the company in the current folder. */
function mockRecord(name: string): unknown {
  return JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
}

jest.mock('../../content/company.json', () => mockRecord('company'));
jest.mock('../../content/clients.json', () => mockRecord('clients'));
jest.mock('../../content/social.json', () => mockRecord('social'));
jest.mock('../../content/palette.json', () => mockRecord('palette'));
jest.mock('../../content/redirects.json', () => mockRecord('redirects'));

// The build has drawn and measured each file that a record names.
jest.mock('../../model/read/generated', () => {
  const made = { width: 1600, height: 1000, files: { stem: '/pictures/a', widths: [800] } };
  const every = (value: unknown) => new Proxy({}, { get: () => value });
  const drawing = { src: '/brand/logo.svg', width: 4, height: 1 };
  const lists: Record<string, unknown> = {
    pictures: every({ ...made, panorama: { small: '/pictures/p.jpg', large: '/pictures/q.jpg' } }),
    'share-images': every('/share-images/a.jpg'),
    brand: { drawings: every(drawing) },
  };
  return { readGenerated: (name: string) => lists[name] };
});

jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: string; namespace?: string }) => {
    const { createTranslator } = jest.requireActual('next-intl');
    const { catalogs } = jest.requireActual('@/i18n/catalogs');
    return createTranslator({
      locale,
      namespace,
      messages: catalogs[locale],
      onError: (error: Error) => {
        throw error;
      },
    });
  },
}));

// Pages read the size of a client's logo from its file.
beforeAll(() => symlinkSync(path.join(fixture, 'public'), path.join(folder, 'public')));
afterAll(() => process.chdir(root));

test.each(seeds)('every page of company %d is whole', async (seed) => {
  process.chdir(root);
  const company = await drawCompany(seed);
  if (!company) {
    refused.push(seed);
    return;
  }
  writeCompany(folder, company);
  const absent = listAbsent(company);
  process.chdir(folder);
  jest.resetModules();
  const site: { renderSite: typeof renderSite } = jest.requireActual('@/e2e/support/random/pages');
  for (const { name, html, head } of await site.renderSite()) {
    const $ = load(html);
    expect([name, listFaults($)]).toEqual([name, []]);
    expect([name, head.match(/undefined|NaN|\[object|null/)]).toEqual([name, null]);
    $('script').remove();
    const text = `${$.text().replace(/\s+/g, ' ')} ${head}`;
    const traces = absent.filter(
      ([, , words, elements]) => words?.test(text) || (elements && $(elements).length > 0),
    );
    expect([name, traces]).toEqual([name, []]);
  }
});

test('the check refuses few companies', () => {
  expect(refused.length).toBeLessThanOrEqual(mostRefused);
});

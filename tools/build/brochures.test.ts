import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/testing/folder';
import { brochureSize } from '../../site/brochures';
import { addBrochures, fillOffer, planSheet } from './brochures';
import { siteFolder } from './folders';

const page =
  '<!DOCTYPE html><html lang="he"><body><p>&quot;קו&quot;</p><a class="button" href="/brochures/mill.pdf" data-brochure hidden>' +
  `דף מידע (PDF, ${brochureSize})</a></body></html>`;

test('the link gets the address and the size of the brochure, and nothing else changes', () => {
  expect(fillOffer(page, { address: '/brochures/mill-he-1a2b3c4d5e.pdf', size: 294_907 })).toBe(
    '<!DOCTYPE html><html lang="he"><body><p>&quot;קו&quot;</p>' +
      '<a class="button" href="/brochures/mill-he-1a2b3c4d5e.pdf">דף מידע (PDF, 295 kB)</a></body></html>',
  );
});

describe('in the folder of a site', () => {
  const home = process.cwd();
  let folder: string;

  beforeEach(() => {
    folder = newFolder();
    process.chdir(folder);
    mkdirSync(path.join(siteFolder, 'partners'), { recursive: true });
    writeFileSync(path.join(siteFolder, 'mill.html'), page);
    writeFileSync(path.join(siteFolder, 'index.html'), '<p>No brochure here.</p>');
  });

  afterEach(() => {
    process.chdir(home);
  });

  test('without a browser the build says so and leaves the links out', async () => {
    expect(await addBrochures('')).toEqual([expect.stringContaining('no Chromium')]);
    const html = readFileSync(path.join(siteFolder, 'mill.html'), 'utf8');
    expect(html).toBe(page.replace(/<a .*<\/a>/, ''));
    expect(readFileSync(path.join(siteFolder, 'index.html'), 'utf8')).toBe('<p>No brochure here.</p>');
  });

  test('a brochure has another name when its page changes, or a drawing in it', () => {
    const logo = path.join(siteFolder, 'partners/steel.svg');
    const nameOf = (text: string) => planSheet({ file: 'mill.html', html: page.replace('קו', text) }).name;
    const picture = 'קו<img src="/partners/steel.svg" alt="">';
    writeFileSync(logo, '<svg>1</svg>');
    const name = nameOf(picture);
    expect(name).toMatch(/^mill-he-[0-9a-f]{10}\.pdf$/);
    expect(nameOf(picture)).toBe(name);
    expect(nameOf(`${picture}!`)).not.toBe(name);
    writeFileSync(logo, '<svg>2</svg>');
    expect(nameOf(picture)).not.toBe(name);
  });
});

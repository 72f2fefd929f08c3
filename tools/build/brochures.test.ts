import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { siteFolder } from '../../lib/http/folders';
import { planSheet } from './brochures';

const page = (body: string) => ({
  file: 'mill.html',
  html: `<html lang="he"><body>${body}<a class="button" href="/brochures/mill-he.pdf">דף מידע</a></body></html>`,
});

test('a page without a link to a brochure is not printed', () => {
  expect(planSheet({ file: 'index.html', html: '<p>No brochure here.</p>' })).toEqual([]);
});

test('the sheet has one JPEG of each picture', () => {
  const [sheet] = planSheet(
    page('<picture><source srcset="a.avif"><img src="a.jpg" loading="lazy"></picture><script>1</script>'),
  );
  expect(sheet).toMatchObject({
    name: 'mill-he.pdf',
    html: page('<picture><img src="a.jpg"></picture>').html,
  });
});

test('a brochure is printed again after a change of its page or drawings', () => {
  const home = process.cwd();
  process.chdir(newFolder());
  const logo = path.join(siteFolder, 'partners', 'steel.svg');
  mkdirSync(path.dirname(logo), { recursive: true });
  const cachedOf = (body: string) => planSheet(page(body))[0]?.cached;
  const picture = '<img src="/partners/steel.svg" alt="">';
  writeFileSync(logo, '<svg>1</svg>');
  const first = cachedOf(picture);
  expect(cachedOf(picture)).toBe(first);
  expect(cachedOf(`${picture}!`)).not.toBe(first);
  writeFileSync(logo, '<svg>2</svg>');
  expect(cachedOf(picture)).not.toBe(first);
  process.chdir(home);
});

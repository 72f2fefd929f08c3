import { readFileSync } from 'node:fs';
import { notFoundFolders } from '../../lib/http/addresses';
import { hostFiles } from './static-host';

test('the rules stay below the limits of Cloudflare', () => {
  const lines = hostFiles({}, [])._headers.split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('netlify.toml names the not-found page of every folder, inner folders first', () => {
  const named = readFileSync('netlify.toml', 'utf8').matchAll(
    /^from = "(.*)\/\*"\nto = "(.*)"\nstatus = 404$/gm,
  );
  const expected = notFoundFolders.filter(Boolean).map((folder) => [folder, `${folder}/404.html`]);
  expect(Array.from(named, ([, folder, page]) => [folder, page])).toEqual(expected);
});

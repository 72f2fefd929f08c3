import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dist, siteFolder } from '../../lib/http/folders';
import { speculationRulesPath } from '../../lib/http/speculation-rules';
import { textsOf } from '../support/texts';

test('nothing of the editor or its preview reaches the build', () => {
  const files = textsOf('.', dist, /\.(html|m?js|css|json)$/);
  expect(files.length).toBeGreaterThan(0);
  const traces = /[\u{e0020}-\u{e007f}]|data-field|press\.js|jsonc-parser|x-editor-token/iu;
  const leftover = files.filter(({ text }) => traces.test(text));
  expect(leftover.map(({ file }) => file)).toEqual([]);
});

test('a pressed link is prerendered', () => {
  const rules = JSON.parse(readFileSync(path.join(siteFolder, speculationRulesPath), 'utf8'));
  expect(rules).toMatchObject({ prerender: [{ eagerness: 'conservative' }] });
});

test('the rules of static hosts are in the folder, without compressed forms', () => {
  const names = readdirSync(siteFolder).filter((name) => name.startsWith('_'));
  expect(names.sort()).toEqual(['_headers', '_next', '_redirects']);
});

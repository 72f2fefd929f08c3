import { readdirSync } from 'node:fs';
import { reservedNames } from './reserved-names';

test('no building can have the address of a page or folder', () => {
  const pages = readdirSync('app/[locale]').filter((name) => /^[a-z][a-z-]*$/.test(name));
  const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(reservedNames).toEqual(expect.arrayContaining([...pages, ...folders.map(({ name }) => name)]));
});

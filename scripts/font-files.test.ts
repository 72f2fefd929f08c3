import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cutFonts } from './font-files';

test('the committed font files are what the list of characters makes', async () => {
  for (const { name, bytes } of await cutFonts()) {
    const committed = readFileSync(path.join('app', 'fonts', name));
    expect({ name, same: committed.equals(bytes) }).toEqual({ name, same: true });
  }
});

test('a Hebrew page, which needs every file, stays under 60 KB of fonts', () => {
  const files = readdirSync('app/fonts').filter((name) => name.endsWith('.woff2'));
  const sizes = files.map((name) => statSync(path.join('app/fonts', name)).size);
  expect(files).toHaveLength(6);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * 1024);
});

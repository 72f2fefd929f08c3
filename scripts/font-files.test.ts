import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hebrewCharacters, latinCharacters, machineCharacters } from './font-characters';
import { cutFonts } from './font-files';

const folders = ['messages', 'content', 'content/projects'];

/** Made files, not words. */
const made = ['content/pictures.json', 'content/previews.json'];

function listTexts(): { file: string; text: string }[] {
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.json') && !made.includes(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

test('every character of the words and records is in the font files', () => {
  const known = new Set(`${latinCharacters}${hebrewCharacters}${machineCharacters}\n`);
  const missing = listTexts().flatMap(({ file, text }) =>
    Array.from(new Set(text))
      .filter((character) => !known.has(character))
      .map((character) => `${file}: ${character} U+${character.codePointAt(0)?.toString(16)}`),
  );
  expect(missing).toEqual([]);
});

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

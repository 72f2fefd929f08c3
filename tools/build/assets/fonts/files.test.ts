import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hebrewCharacters } from './characters';
import { cutFonts } from './files';

test('the committed font files are what the list of characters makes', async () => {
  for (const { name, bytes } of await cutFonts()) {
    const committed = readFileSync(path.join('app', 'fonts', name));
    expect({ name, same: committed.equals(bytes) }).toEqual({ name, same: true });
  }
});

test('the style sheet asks the Hebrew files for every character that they have', () => {
  const sheet = readFileSync(path.join('app', 'fonts.css'), 'utf8');
  const faces = Array.from(
    sheet.matchAll(/-hebrew\.woff2".*?unicode-range:\s*(.+?);/gs),
    ([, ranges = '']) => ranges,
  );
  expect(faces).toHaveLength(3);
  for (const ranges of faces) {
    const covered = Array.from(
      ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g),
      ([, first = '', last = first]) => ({
        first: Number.parseInt(first, 16),
        last: Number.parseInt(last, 16),
      }),
    );
    const isCovered = (code: number) => covered.some(({ first, last }) => first <= code && code <= last);
    expect([...hebrewCharacters].filter((character) => !isCovered(character.codePointAt(0) ?? 0))).toEqual(
      [],
    );
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cutFonts } from './files';
import { joinLicences } from './licence';

test('the committed font files match the list of characters', async () => {
  for (const { name, bytes } of await cutFonts()) {
    const committed = readFileSync(path.join('app', 'fonts', name));
    expect({ name, same: committed.equals(bytes) }).toEqual({ name, same: true });
  }
});

test('characters that no typeface has are an error', async () => {
  await expect(cutFonts('a☃⌘')).rejects.toThrow('No typeface has ☃ (U+2603), ⌘ (U+2318): add one');
});

test('the committed licence has the copyright of every typeface', () => {
  expect(readFileSync(path.join('app', 'fonts', 'OFL.txt'), 'utf8')).toBe(joinLicences());
});

test('a typeface under another licence is an error', () => {
  expect(() => joinLicences(['Copyright 2026\n\nAll rights reserved'])).toThrow(
    'Not the SIL Open Font License',
  );
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cutFonts } from './files';

test('the committed font files are what the list of characters makes', async () => {
  for (const { name, bytes } of await cutFonts()) {
    const committed = readFileSync(path.join('app', 'fonts', name));
    expect({ name, same: committed.equals(bytes) }).toEqual({ name, same: true });
  }
});

test('characters that no typeface has are an error', async () => {
  await expect(cutFonts('aЖ⌘')).rejects.toThrow('No typeface has Ж (U+0416), ⌘ (U+2318): add one');
});

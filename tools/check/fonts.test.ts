import { checkFonts } from './fonts';

test('a wanted character that no typeface has is an error', () => {
  expect(checkFonts('aЖ')).toEqual([
    {
      level: 'error',
      file: 'tools/build/assets/fonts/characters.ts',
      hint: { key: 'code.noTypeface', values: { characters: 'Ж (U+0416)' } },
    },
  ]);
});

test('the typefaces have every wanted character', () => {
  expect(checkFonts()).toEqual([]);
});

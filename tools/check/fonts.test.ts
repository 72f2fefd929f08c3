import { checkFonts } from './fonts';

test('a wanted character that no typeface has is an error', () => {
  expect(checkFonts('a☃')).toEqual([
    {
      level: 'error',
      file: 'tools/build/assets/fonts/characters.ts',
      hint: { key: 'code.noTypeface', values: { characters: '☃ (U+2603)' } },
    },
  ]);
});

test('the typefaces have every wanted character', () => {
  expect(checkFonts()).toEqual([]);
});

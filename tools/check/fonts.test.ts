import { checkFonts } from './fonts';

test('a required character that no typeface has is an error', () => {
  expect(checkFonts('a☃')).toEqual([
    {
      level: 'error',
      file: 'tools/build/assets/fonts/characters.ts',
      hint: { key: 'code.noTypeface', values: { characters: '☃ (U+2603)' } },
    },
  ]);
});

test('the typefaces have every required character', () => {
  expect(checkFonts()).toEqual([]);
});

import { readCodePoints } from './code-points';

/** Returns a font file whose only table is `cmap`, with one subtable. */
function fontOf(subtable: Buffer): Buffer {
  const head = Buffer.alloc(40);
  head.writeUInt16BE(1, 4);
  head.write('cmap', 12);
  head.writeUInt32BE(28, 20);
  head.writeUInt16BE(1, 30);
  head.writeUInt32BE(12, 36);
  return Buffer.concat([head, subtable]);
}

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, index * 2);
  return bytes;
}

test('format 4 skips code points without a glyph', () => {
  const head = words(4, 0, 0, 6, 0, 0, 0);
  const lasts = words(0x42, 0x52, 0xffff);
  const firsts = words(0x41, 0x51, 0xffff);
  const deltas = words(1, 0, 1);
  // The second segment lists its glyphs after the offsets: none for the first code point, glyph 7 for the second.
  const offsets = words(0, 4, 0, 0, 7);
  const font = fontOf(Buffer.concat([head, lasts, words(0), firsts, deltas, offsets]));
  expect([...readCodePoints(font)]).toEqual([0x41, 0x42, 0x52]);
});

test('format 12 reads code points of more than four digits', () => {
  const font = fontOf(words(12, 0, 0, 0, 0, 0, 0, 1, 0x1, 0xf600, 0x1, 0xf601, 0, 5));
  expect([...readCodePoints(font)]).toEqual([0x1f600, 0x1f601]);
});

test('a file without characters is an error', () => {
  expect(() => readCodePoints(Buffer.alloc(12))).toThrow('The font file has no table cmap.');
});

/** Adds the code points from `first` to `last` that have a glyph. */
type AddRange = (first: number, last: number, glyphOf: (codePoint: number) => number) => void;

/**
 * Returns the code points with a glyph in a TrueType or OpenType file. Reads the formats 4 and 12 of its table `cmap`, which
 * every current typeface has.
 *
 * @see https://learn.microsoft.com/typography/opentype/spec/cmap
 */
export function readCodePoints(font: Buffer): Set<number> {
  const codePoints = new Set<number>();
  const addRange: AddRange = (first, last, glyphOf) => {
    for (let codePoint = first; codePoint <= last; codePoint += 1)
      if (glyphOf(codePoint) !== 0) codePoints.add(codePoint);
  };
  const cmap = findTable(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const start = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(start);
    if (format === 4) readFormat4(font, start, addRange);
    if (format === 12) readFormat12(font, start, addRange);
  }
  return codePoints;
}

/** Returns the offset of a table. */
function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  throw new Error(`The font file has no table ${tag}.`);
}

function readFormat4(font: Buffer, start: number, addRange: AddRange): void {
  const length = font.readUInt16BE(start + 6);
  const lasts = start + 14;
  const firsts = lasts + length + 2;
  const deltas = firsts + length;
  const offsets = deltas + length;
  for (let segment = 0; segment < length; segment += 2) {
    const first = font.readUInt16BE(firsts + segment);
    const delta = font.readUInt16BE(deltas + segment);
    const offset = font.readUInt16BE(offsets + segment);
    addRange(first, font.readUInt16BE(lasts + segment), (codePoint) => {
      if (offset === 0) return (codePoint + delta) % 0x10000;
      // The offset is relative to its own position in the file.
      return font.readUInt16BE(offsets + segment + offset + (codePoint - first) * 2);
    });
  }
}

function readFormat12(font: Buffer, start: number, addRange: AddRange): void {
  const count = font.readUInt32BE(start + 12);
  for (let group = start + 16; group < start + 16 + count * 12; group += 12) {
    const first = font.readUInt32BE(group);
    const firstGlyph = font.readUInt32BE(group + 8);
    addRange(first, font.readUInt32BE(group + 4), (codePoint) => firstGlyph + codePoint - first);
  }
}

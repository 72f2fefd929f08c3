import sharp from 'sharp';

/** Pixels, for an address bar, a shortcut and a taskbar. */
const faviconSizes = [16, 32, 48];
/** Android may crop a maskable icon to the middle four fifths. */
const safe = 0.8;

/**
 * Makes the icons of the site, with their file names.
 *
 * @param svg the square drawing, with a background to the edge
 */
export async function makeIcons(svg: Buffer): Promise<[name: string, bytes: Buffer][]> {
  const favicon = await Promise.all(faviconSizes.map((size) => png(svg, size)));
  return [
    ['favicon.ico', icoOf(favicon)],
    ['apple-touch-icon.png', await png(svg, 180)],
    ['icon-192.png', await png(svg, 192)],
    ['icon-512.png', await png(svg, 512)],
    ['icon-maskable-512.png', await maskable(svg, 512)],
  ];
}

async function draw(svg: Buffer, size: number) {
  const { width = size } = await sharp(svg).metadata();
  // Dots per inch at which the drawing is at least as large as the icon.
  const density = Math.min(100_000, Math.max(72, Math.ceil((72 * size) / width)));
  return sharp(svg, { density }).resize(size, size);
}

async function png(svg: Buffer, size: number): Promise<Buffer> {
  return (await draw(svg, size)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Returns the drawing in the safe middle, with its background extended to the edge. */
async function maskable(svg: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round(size * safe);
  const start = Math.floor((size - inner) / 2);
  const end = size - inner - start;
  const small = await (await draw(svg, inner)).png().toBuffer();
  return sharp(small)
    .extend({ top: start, left: start, bottom: end, right: end, extendWith: 'copy' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Joins PNG pictures into an ICO file: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(pictures: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const size = faviconSizes[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

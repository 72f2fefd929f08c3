import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { direction } from '../../../../i18n/routing';
import type { Picture } from '../../../../model';
import { tones } from '../../../../model/read/palette';
import type { Card } from './cards';
import { pictureWidth, size } from './look';

const fonts = [
  { name: 'Display', weight: 500, file: 'display-500.woff2' },
  { name: 'Text', weight: 400, file: 'text-400.woff2' },
  { name: 'Text', weight: 600, file: 'text-600.woff2' },
].map(({ name, weight, file }) => ({
  name,
  weight: weight as 400 | 500 | 600,
  data: readFileSync(path.join('app', 'fonts', file)),
}));

/** Part of the hash: a new value redraws every picture. */
export const recipe = 'jpeg 84, centre';

/** Returns the JPEG of a card: its drawing over the picture of the page. */
export async function drawJpeg(card: Card, drawing: ReactElement): Promise<Buffer> {
  const overlay = Buffer.from(await satori(drawing, { ...size, fonts }));
  const ground = sharp({ create: { ...size, channels: 3, background: tones.ink } });
  const left = direction[card.locale] === 'rtl' ? 0 : size.width - pictureWidth;
  const layers = card.picture ? [{ input: await crop(card.picture), left, top: 0 }] : [];
  return ground
    .composite([...layers, { input: overlay, left: 0, top: 0 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function crop({ src, focus = 'center' }: Picture): Promise<Buffer> {
  return sharp(path.join('public', src))
    .resize(pictureWidth, size.height, { position: focus.replace('-', ' ') })
    .toBuffer();
}

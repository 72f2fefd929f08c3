import path from 'node:path';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { direction } from '../../../../i18n/routing';
import type { Picture } from '../../../../model';
import { tones } from '../../../../model/read/palette';
import type { Card } from './cards';
import { fonts } from './letters';
import { pictureWidth, size } from './look';

/** Part of the hash: a new value redraws every picture. */
export const recipe = 'jpeg 84, centre';

/**
 * Returns the JPEG of a card: its drawing over the picture of the page.
 *
 * @throws Error with the letters that no font file has
 */
export async function drawJpeg(card: Card, drawing: ReactElement): Promise<Buffer> {
  const overlay = await satori(drawing, {
    ...size,
    fonts,
    // Asks for each text that no font has: it would be missing in the picture.
    loadAdditionalAsset: async (_, text) => {
      throw new Error(
        `No font file has “${text}” in the share image ${card.name}-${card.locale}: see step 5 of docs/languages.md.`,
      );
    },
  });
  const ground = sharp({ create: { ...size, channels: 3, background: tones.ink } });
  const left = direction[card.locale] === 'rtl' ? 0 : size.width - pictureWidth;
  const layers = card.picture ? [{ input: await crop(card.picture), left, top: 0 }] : [];
  return ground
    .composite([...layers, { input: Buffer.from(overlay), left: 0, top: 0 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function crop({ src, focus = 'center' }: Picture): Promise<Buffer> {
  return sharp(path.join('public', src))
    .resize(pictureWidth, size.height, { position: focus.replace('-', ' ') })
    .toBuffer();
}

import type { CSSProperties } from 'react';
import { tones } from '../../../../model/read/palette';

/** Pixels: the size that social networks require, and the width of the page's picture in it. */
export const size = { width: 1200, height: 630 };
export const pictureWidth = 520;

/** Background and text colours of a status, equal to its badge on the site. */
export const badges = {
  completed: { background: tones.completed, color: '#fff' },
  inProgress: { background: tones['in-progress'], color: '#fff' },
  inPlanning: { background: tones['in-planning'], color: tones.ink },
  other: { background: tones['other-status'], color: '#fff' },
};

/** Pixels from the top: the level line crosses text and picture. */
export const lineTop = 462;

/** Returns the style of an absolutely positioned part of a card. */
export function box(style: CSSProperties): CSSProperties {
  return { position: 'absolute', display: 'flex', ...style };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CSSProperties } from 'react';
import { readTokens } from '../brand/tokens';

/** Pixels: what the social networks ask for, and the part of it that the picture of the page fills. */
export const size = { width: 1200, height: 630 };
export const pictureWidth = 520;

const token = readTokens(readFileSync(path.join('app', 'globals.css'), 'utf8'));

export const colours = {
  ink: token('ink'),
  pine: token('pine'),
  paper: token('paper'),
  zinc: token('zinc'),
  accent: token('oxide-light'),
};

/** Ground and letters of a status, as its badge on the site has them. */
export const badges = {
  completed: { background: token('completed'), color: token('white') },
  inProgress: { background: token('in-progress'), color: token('white') },
  inPlanning: { background: token('in-planning'), color: token('ink') },
  other: { background: token('other-status'), color: token('white') },
};

/** Satori looks for a character in one file after the other, so every file needs a different name. */
export const display = 'Display Hebrew, Display Latin';
export const text = 'Text Hebrew, Text Latin';
export const strong = 'Strong Hebrew, Strong Latin';

/** Pixels from the top: the level line crosses text and picture. */
export const lineTop = 462;

/** The style of a placed part of a card. */
export function box(style: CSSProperties): CSSProperties {
  return { position: 'absolute', display: 'flex', ...style };
}

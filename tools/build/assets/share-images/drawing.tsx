import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { direction } from '../../../../i18n/routing';
import { tones } from '../../../../model/read/palette';
import type { Card } from './cards';
import { familiesOf, measureRuns } from './letters';
import { Level, Mark } from './level';
import { breakLines } from './lines';
import { badges, box, lineTop, pictureWidth, size } from './look';

/** Font sizes in pixels, and the most lines: long texts get smaller letters. */
const titleSizes = [66, 58, 48];
const factSizes = [30, 26];
const mostLines = 3;
const margin = 64;
const textWidth = size.width - pictureWidth;
const lineWidth = textWidth - 2 * margin;

/**
 * Draws a card for satori: text on ink in one half, a transparent other half for the picture below, and the level line across
 * both.
 */
export async function drawCard(card: Card): Promise<ReactElement> {
  const { locale, level, badge, picture } = card;
  const [start, end] =
    direction[locale] === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const column = { [start]: margin, flexDirection: 'column', alignItems: 'flex-start' } as const;
  const title = await layOut([card.title], familiesOf('display'), titleSizes);
  const facts = await layOut(card.facts, familiesOf('text'), factSizes);
  const logo = { maxWidth: lineWidth, maxHeight: 56, objectFit: 'contain' } as const;
  return (
    <div dir={direction[locale]} style={{ ...size, display: 'flex', color: tones.paper }}>
      <div style={box({ top: 0, [start]: 0, width: textWidth, height: '100%', background: tones.ink })} />
      {!picture && <Mark src={dataUrl('mark-light.svg')} end={end} />}
      {level && (
        <div style={box({ top: lineTop - 1, width: '100%', height: 3, background: tones['oxide-light'] })} />
      )}
      {picture && level && <Level figure={level} end={end} />}
      <img
        src={dataUrl(`logo-${locale}-light.svg`)}
        alt=""
        height={56}
        style={box({ top: 44, [start]: margin, ...logo, objectPosition: start })}
      />
      <div style={box({ bottom: size.height - lineTop + 30, ...column })}>
        {badge && <Badge {...badge} />}
        <Lines {...title} lineHeight={1.12} />
      </div>
      <div style={box({ top: lineTop + 24, color: tones.zinc, ...column })}>
        <Lines {...facts} lineHeight={1.35} />
      </div>
    </div>
  );
}

type Layout = { lines: string[]; fontFamily: string; fontSize: number };

/** Breaks texts into lines, in the largest letters in which they fit. */
async function layOut(texts: string[], fontFamily: string, sizes: number[]): Promise<Layout> {
  const runs = await Promise.all(texts.map((text) => measureRuns(text, fontFamily)));
  const layouts = sizes.map((fontSize) => {
    const limit = lineWidth / fontSize;
    const parts = runs.map(({ text, widthOf }) => breakLines(text, limit, widthOf));
    const fits = runs.every(({ widthOf }, place) => parts[place]?.every((line) => widthOf(line) <= limit));
    return { lines: parts.flat(), fontFamily, fontSize, fits };
  });
  const fitting = layouts.find(({ lines, fits }) => fits && lines.length <= mostLines) ?? layouts.at(-1);
  return { lines: fitting?.lines ?? [], fontFamily, fontSize: fitting?.fontSize ?? 0 };
}

function Lines({ lines, lineHeight, ...letters }: Layout & { lineHeight: number }) {
  return lines.map((line) => (
    <div key={line} style={{ ...letters, lineHeight }}>
      {withPlainSpaces(line)}
    </div>
  ));
}

/** Replaces no-break spaces, because satori draws them on the wrong side of a number in Hebrew. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function Badge({ text: label, status }: NonNullable<Card['badge']>) {
  const letters = { fontFamily: familiesOf('text'), fontWeight: 600, fontSize: 24 };
  return <div style={{ ...badges[status], ...letters, marginBottom: 18, padding: '6px 16px' }}>{label}</div>;
}

/** Returns a file of public/brand as a data URL, because satori reads no files. */
function dataUrl(name: string): string {
  const bytes = readFileSync(path.join('public', 'brand', name));
  return `data:image/svg+xml;base64,${bytes.toString('base64')}`;
}

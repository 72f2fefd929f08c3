import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { direction } from '../../../../i18n/routing';
import { tones } from '../../../../model/read/palette';
import type { Card } from './cards';
import { Level, Mark } from './level';
import { breakLines } from './lines';
import { badges, box, lineTop, pictureWidth, size } from './look';

/** Font size of the title in pixels, and characters per line: long titles get smaller letters. */
const titles = [
  { fontSize: 66, limit: 18 },
  { fontSize: 58, limit: 21 },
];
const mostLines = 3;
const margin = 64;
const textWidth = size.width - pictureWidth;

/**
 * Draws a card for satori: text on ink in one half, a transparent other half for the picture below, and the level line across
 * both.
 */
export function drawCard({ locale, title, facts, level, badge, picture }: Card): ReactElement {
  const [start, end] =
    direction[locale] === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const column = { [start]: margin, flexDirection: 'column', alignItems: 'flex-start' } as const;
  const logo = { maxWidth: textWidth - 2 * margin, maxHeight: 56, objectFit: 'contain' } as const;
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
        <Title title={title} />
      </div>
      <div style={box({ top: lineTop + 24, ...column })}>
        {facts.map((fact) => (
          <div key={fact} style={{ fontFamily: 'Text', fontSize: 30, lineHeight: 1.35, color: tones.zinc }}>
            {withPlainSpaces(fact)}
          </div>
        ))}
      </div>
    </div>
  );
}

function Title({ title }: { title: string }) {
  const fitting = titles.find(({ limit }) => breakLines(title, limit).length <= mostLines) ?? titles.at(-1);
  const { fontSize = 58, limit = 21 } = fitting ?? {};
  return breakLines(title, limit).map((line) => (
    <div key={line} style={{ fontFamily: 'Display', fontSize, lineHeight: 1.12 }}>
      {withPlainSpaces(line)}
    </div>
  ));
}

/** Replaces no-break spaces, because satori draws them on the wrong side of a number in Hebrew. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function Badge({ text: label, status }: NonNullable<Card['badge']>) {
  const letters = { fontFamily: 'Text', fontWeight: 600, fontSize: 24 };
  return <div style={{ ...badges[status], ...letters, marginBottom: 18, padding: '6px 16px' }}>{label}</div>;
}

/** Returns a file of public/brand as a data URL, because satori reads no files. */
function dataUrl(name: string): string {
  const bytes = readFileSync(path.join('public', 'brand', name));
  return `data:image/svg+xml;base64,${bytes.toString('base64')}`;
}

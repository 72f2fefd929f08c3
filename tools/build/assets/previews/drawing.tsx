import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { direction } from '../../../../i18n/routing';
import type { Card } from './cards';
import { Level, Line, Mark } from './level';
import { breakLines } from './lines';
import { badges, colours, display, lineTop, pictureWidth, size, strong, text } from './look';

/** Pixels of the title and characters of its line: the longest titles get smaller letters. */
const titles = [
  { fontSize: 66, limit: 18 },
  { fontSize: 58, limit: 21 },
];
const mostLines = 3;

/**
 * A card as an element for satori: the text half on ink, the other half clear for the picture beneath, and the level
 * line across both.
 */
export function drawCard(card: Card): ReactElement {
  const rtl = direction[card.locale] === 'rtl';
  const start = rtl ? 'right' : 'left';
  return (
    <div
      dir={direction[card.locale]}
      style={{
        ...size,
        display: 'flex',
        boxSizing: 'border-box',
        position: 'relative',
        color: colours.paper,
      }}
    >
      <div
        style={{
          position: 'absolute',
          top: 0,
          [start]: 0,
          width: size.width - pictureWidth,
          height: size.height,
          background: colours.ink,
          display: 'flex',
        }}
      />
      {card.picture ? null : <Mark src={dataUrl('mark-light.svg')} end={rtl ? 'left' : 'right'} />}
      <Line />
      {card.picture ? <Level figure={card.level} rtl={rtl} /> : null}
      <img
        src={dataUrl(`logo-${card.locale}-light.svg`)}
        alt=""
        height={56}
        style={{
          position: 'absolute',
          top: 44,
          [start]: 64,
          maxWidth: size.width - pictureWidth - 128,
          maxHeight: 56,
          objectFit: 'contain',
          objectPosition: start,
        }}
      />
      <div
        style={{
          position: 'absolute',
          bottom: size.height - lineTop + 30,
          [start]: 64,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
        }}
      >
        {card.badge ? <Badge {...card.badge} /> : null}
        <Title title={card.title} />
      </div>
      <div
        style={{
          position: 'absolute',
          top: lineTop + 24,
          [start]: 64,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
        }}
      >
        {card.facts.map((fact) => (
          <div key={fact} style={{ fontFamily: text, fontSize: 30, lineHeight: 1.35, color: colours.zinc }}>
            {fact}
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
    <div key={line} style={{ fontFamily: display, fontSize, lineHeight: 1.12 }}>
      {line}
    </div>
  ));
}

function Badge({ text: label, status }: NonNullable<Card['badge']>) {
  return (
    <div
      style={{
        ...badges[status],
        display: 'flex',
        marginBottom: 18,
        padding: '6px 16px',
        fontFamily: strong,
        fontSize: 24,
      }}
    >
      {label}
    </div>
  );
}

/** A file of public/brand as an address, which is the only way for satori to take it in. */
function dataUrl(name: string): string {
  const bytes = readFileSync(path.join('public', 'brand', name));
  return `data:image/svg+xml;base64,${bytes.toString('base64')}`;
}

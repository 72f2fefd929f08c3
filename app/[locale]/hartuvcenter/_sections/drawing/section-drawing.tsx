import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Level, PurchaseOption } from '@/content/schema';
import { cardIds } from '../levels';
import { Ground } from './ground';
import { LevelMark } from './level-mark';
import { Deck } from './levels/deck';
import { DeepLevel } from './levels/deep-level';
import { Offices } from './levels/offices';
import { Parking } from './levels/parking';
import { Ramp } from './levels/ramp';
import { StreetHalls } from './levels/street-halls';
import styles from './section-drawing.module.css';
import { Structure } from './structure';

type Props = { options: readonly PurchaseOption[] };

/** From the top: the height of each floor in the drawing, its elevation in meters, and what stands on it. */
const floors: { level: Level; y: number; mark: string; content: ReactNode }[] = [
  { level: 'offices', y: 106, mark: '+9.00', content: <Offices /> },
  { level: 'a', y: 154, mark: '+6.00', content: <Deck /> },
  { level: 'street', y: 250, mark: '±0.00', content: <StreetHalls /> },
  { level: 'parkingMinus1', y: 292, mark: '−2.60', content: <Parking /> },
  { level: 'minus6', y: 346, mark: '−6.00', content: <DeepLevel /> },
];

/**
 * A section through the building from the street, on the left, to the lower road, on the right. It carries signed
 * numbers, so it is the same in both languages and never mirrored. The cards are the content; this is their picture.
 */
export function SectionDrawing({ options }: Props) {
  const t = useTranslations('Map');
  return (
    <svg className={styles.drawing} viewBox="0 30 440 350" aria-hidden="true">
      <Ground />
      <text className={styles.note} x="436" y="366" textAnchor="end">
        {t('lowerRoad')}
      </text>
      <LevelMark y={58} mark="+12.00" end={136} />
      {floors.map(({ level, y, mark, content }) => (
        <a key={level} className={styles.level} href={`#${cardIds[level]}`} tabIndex={-1} data-of={level}>
          <LevelMark
            y={y}
            mark={mark}
            end={146}
            name={options.find((option) => option.level === level)?.title}
          />
          {content}
        </a>
      ))}
      <a className={styles.level} href={`#${cardIds.a}`} tabIndex={-1} data-of="a">
        <Ramp />
      </a>
      <Structure />
    </svg>
  );
}

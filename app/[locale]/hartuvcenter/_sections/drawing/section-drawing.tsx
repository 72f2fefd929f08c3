import { useTranslations } from 'next-intl';
import type { Level, Unit } from '@/content';
import { formatElevation } from '@/i18n/elevations';
import { cardId, drawingId } from '../levels';
import { floors, Ramp } from './floors';
import { Ground } from './ground';
import { LevelMark } from './level-mark';
import styles from './section-drawing.module.css';
import { Structure } from './structure';

type Props = { levels: readonly Level[]; units: readonly Unit[] };

/**
 * A section through the building from the street, on the left, to the lower road, on the right. It carries signed
 * numbers, so it is the same in both languages and never mirrored. Each level is a link to its card, and
 * says how many of its units are free.
 */
export function SectionDrawing({ levels, units }: Props) {
  const t = useTranslations('Building');
  const map = useTranslations('Map');
  const unitWords = useTranslations('Units');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <svg className={styles.drawing} viewBox="0 30 440 354" role="group" aria-label={t('drawing')}>
      <Ground />
      <text className={styles.note} x="436" y="366" textAnchor="end">
        {map('lowerRoad')}
      </text>
      {floors.map(({ level, y, elevation, content }) => {
        const option = levels.find(({ id }) => id === level);
        const known = units.filter((unit) => unit.level === level && unit.status);
        const free = known.filter(({ status }) => status === 'free').length;
        const mark = elevation === undefined ? undefined : formatElevation(elevation);
        const note = known.length > 0 ? unitWords('free', { n: free }) : undefined;
        return (
          <a
            key={level}
            id={drawingId(level)}
            className={styles.level}
            href={`#${cardId(level)}`}
            // All that is seen, in the order in which it is understood.
            aria-label={[option?.title, note, mark].filter(Boolean).join(', ')}
            data-of={level}
          >
            <LevelMark y={y} mark={mark} end={146} name={option?.title} note={note} />
            {content}
          </a>
        );
      })}
      {/* biome-ignore lint/a11y/useAnchorContent: more of the level above for a mouse or a finger, hidden from readers. */}
      <a className={styles.level} href={`#${cardId('a')}`} tabIndex={-1} aria-hidden="true" data-of="a">
        <Ramp />
      </a>
      <Structure />
    </svg>
  );
}

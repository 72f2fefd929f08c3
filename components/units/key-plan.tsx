import { useTranslations } from 'next-intl';
import type { Building, Unit } from '@/model';
import styles from './key-plan.module.css';
import { outlineOf, round, sizeOf, ticksOf } from './key-plan-shapes';
import { NorthArrow } from './north-arrow';

type Props = {
  building: Pick<Building, 'levels' | 'units' | 'north'>;
  unit: Pick<Unit, 'number' | 'level' | 'bays'>;
  /** Beside words that name the unit. */
  isDecoration?: boolean;
};

/** The key plan’s size, in letters: its width, and the space above and beside it. */
const [width, above, beside] = [30, 1.75, 3];

/**
 * Draws the level of a unit on its column grid, with the bays of the unit filled in and the other units as hairlines;
 * nothing without both. North is where the plan has it, in every language.
 */
export function KeyPlan({ building: { levels, units, north }, unit, isDecoration = false }: Props) {
  const t = useTranslations('Unit');
  const level = levels.find(({ id }) => id === unit.level);
  const { outline } = level ?? {};
  const [bay] = unit.bays ?? [];
  if (!outline || !bay || !unit.bays) return null;
  const { left, top, right, bottom } = sizeOf(outline);
  const letter = (right - left) / width;
  const otherUnits = units.filter(({ level, number }) => level === unit.level && number !== unit.number);
  const box = [
    left - letter * above,
    top - letter * above,
    right - left + letter * (above + (north === undefined ? 0.25 : beside)),
    bottom - top + letter * (above + 0.25),
  ];
  return (
    <svg
      className={styles.plan}
      viewBox={box.map(round).join(' ')}
      role={isDecoration ? undefined : 'img'}
      aria-label={
        isDecoration ? undefined : t('keyPlanOf', { number: unit.number, level: level?.title ?? '' })
      }
      aria-hidden={isDecoration || undefined}
    >
      <path className={styles.outline} d={outlineOf(outline)} />
      <path className={styles.others} d={outlineOf(otherUnits.flatMap(({ bays = [] }) => bays))} />
      <path className={styles.bay} d={outlineOf(unit.bays)} />
      <path className={styles.ticks} d={ticksOf({ left, top, right, bottom }, letter)} />
      {!isDecoration && (
        <text
          className={styles.number}
          fontSize={round(letter * 1.1)}
          x={round(bay.column + bay.columns / 2)}
          y={round(bay.row + bay.rows / 2 + letter * 0.4)}
        >
          {unit.number}
        </text>
      )}
      {north !== undefined && (
        <NorthArrow
          className={styles.north}
          x={right + letter * 1.75}
          y={top + letter * 1.75}
          size={letter}
          north={north}
        />
      )}
    </svg>
  );
}

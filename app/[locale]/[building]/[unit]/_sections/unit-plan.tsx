import { useLocale, useTranslations } from 'next-intl';
import { KeyPlan } from '@/components/units/key-plan';
import { direction } from '@/i18n/routing';
import { withoutPaths } from '@/lib/text-paths';
import type { Building, Unit } from '@/model';
import { layOutPlan, type Room } from './plan';
import styles from './unit-plan.module.css';

type Props = { building: Building; unit: Unit };

/**
 * Renders the plan of a unit: a file, or drawn from its rooms with their sides in metres; without either the place of
 * the unit on its level, and without that nothing. A unit that is handed over unfinished has a note that the partitions
 * of the plan are an example.
 */
export function UnitPlan({ building, unit }: Props) {
  const t = useTranslations('Unit');
  const facts = useTranslations('Facts');
  const { number, plan, planFile, terms } = unit;
  const level = building.levels.find(({ id }) => id === unit.level);
  const isPlaced = unit.bays !== undefined && level?.outline !== undefined;
  if (!plan && !planFile && !isPlaced) return null;
  const hasPlan = Boolean(plan ?? planFile);
  const [first, second] = unit.facts.columnGrid ?? building.facts.columnGrid ?? [];
  return (
    <section className={styles.plan} aria-labelledby="plan-title">
      <h2 id="plan-title">{hasPlan ? t('plan') : t('keyPlan')}</h2>
      {planFile && (
        <img className={styles.file} src={planFile} alt={t('planOf', { number })} decoding="async" />
      )}
      {plan && <DrawnPlan number={number} plan={plan} />}
      {hasPlan && terms?.delivery && terms.delivery.state !== 'finished' && (
        <p className={styles.note}>{t('planExample')}</p>
      )}
      {!hasPlan && <KeyPlan building={building} unit={unit} />}
      {!hasPlan && first !== undefined && second !== undefined && (
        <p className={styles.note}>{t('grid', { grid: facts('columnGridValue', { first, second }) })}</p>
      )}
    </section>
  );
}

function DrawnPlan({ number, plan }: { number: string; plan: readonly Room[] }) {
  const isRtl = direction[useLocale()] === 'rtl';
  const t = useTranslations('Unit');
  const facts = useTranslations('Facts');
  const { width, depth, rooms } = layOutPlan(plan, isRtl);
  // One size of letters for a kiosk and a hall.
  const letter = Math.max(width, depth) / 20;
  // For the dimensions, and half a wall.
  const [around, wall] = [letter * 6, letter / 8];
  return (
    <svg
      className={styles.drawn}
      viewBox={[isRtl ? -wall : -around, -wall, width + around + wall, depth + letter * 3.5].join(' ')}
      preserveAspectRatio={isRtl ? 'xMaxYMin' : 'xMinYMin'}
      role="img"
      aria-label={t('planWords', { number, rooms: plan.map((room) => t('room', room)).join('; ') })}
      fontSize={letter}
    >
      {rooms.map((room) => {
        const size = facts('columnGridValue', { first: room.width, second: room.depth });
        const { lines, fontSize } = fitText(room, size, letter);
        return (
          <g key={`${room.x} ${room.y}`} fontSize={fontSize}>
            <rect x={room.left} y={room.top} width={room.width} height={room.depth} strokeWidth={wall * 2} />
            {lines.map((line, index) => (
              <text
                key={line}
                x={room.left + room.width / 2}
                y={room.top + room.depth / 2 + (index - lines.length / 2 + 0.8) * fontSize * lineHeight}
              >
                {line}
              </text>
            ))}
          </g>
        );
      })}
      <g className={styles.dimensions} strokeWidth={letter / 20}>
        <path
          d={`M0 ${depth + letter * 1.5}H${width}M0 ${depth + letter}v${letter}M${width} ${depth + letter}v${letter}`}
        />
        <text x={width / 2} y={depth + letter * 3}>
          {facts('meters', { n: width })}
        </text>
        <path
          d={`M${isRtl ? width + letter * 1.5 : -letter * 1.5} 0v${depth}m${-letter / 2} 0h${letter}m${-letter} ${-depth}h${letter}`}
        />
        <text x={isRtl ? width + letter * 4 : -letter * 4} y={depth / 2 + letter / 3}>
          {facts('meters', { n: depth })}
        </text>
      </g>
    </svg>
  );
}

/** Ratios to the font size; a letter is about half as wide as high. */
const [lineHeight, letterWidth] = [1.3, 0.55];

/** Returns the lines of a room, the name and then its sides, in letters that fit between its walls. */
function fitText({ name, width, depth }: Room, size: string, letter: number) {
  const most = (width * 0.9) / (letter * letterWidth);
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && withoutPaths(longer).length <= most) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  lines.push(size);
  const longestLength = Math.max(...withoutPaths(lines).map((line) => line.length));
  const room = [(width * 0.9) / (longestLength * letterWidth), (depth * 0.9) / (lines.length * lineHeight)];
  return { lines, fontSize: Math.min(letter, ...room) };
}

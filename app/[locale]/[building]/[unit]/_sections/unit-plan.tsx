import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import type { Unit } from '@/content';
import { direction } from '@/i18n/routing';
import styles from './unit-plan.module.css';

type Props = { unit: Unit };

/** Metres around the rooms, for walls and dimensions. */
const margin = { start: 0.5, dimension: 2 };

/** The plan of a unit: a picture, or drawn from its rooms with their sides in metres; nothing without either. */
export function UnitPlan({ unit: { number, plan, planImage } }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const facts = useTranslations('Facts');
  if (!plan && !planImage) return null;
  const rooms = plan ?? [];
  const width = Math.max(...rooms.map((room) => room.x + room.width));
  const depth = Math.max(...rooms.map((room) => room.y + room.depth));
  // One size of letters for a kiosk and a hall.
  const letter = Math.max(width, depth) / 32;
  const around = margin.dimension * letter * 1.5;
  const isRtl = direction[locale] === 'rtl';
  const from = (x: number, across = 0) => (isRtl ? width - x - across : x);
  return (
    <section className={`container ${styles.plan}`} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('plan')}</h2>
      {planImage && <Picture picture={planImage} sizes="(min-width: 60rem) 46rem, 92vw" />}
      {plan && (
        <svg
          viewBox={[
            isRtl ? -margin.start : -around,
            -margin.start,
            width + around + margin.start,
            depth + around + margin.start,
          ].join(' ')}
          role="img"
          aria-label={t('planWords', { number, rooms: rooms.map((room) => t('room', room)).join('; ') })}
          fontSize={letter}
        >
          {rooms.map((room) => {
            const [x, y] = [from(room.x, room.width), depth - room.y - room.depth];
            return (
              <g key={`${room.x} ${room.y}`}>
                <rect x={x} y={y} width={room.width} height={room.depth} strokeWidth={letter / 4} />
                <text x={x + room.width / 2} y={y + room.depth / 2 + letter / 3}>
                  {room.name}
                </text>
              </g>
            );
          })}
          <g className={styles.dimensions} strokeWidth={letter / 16}>
            <path
              d={`M0 ${depth + letter * 1.5}H${width}M0 ${depth + letter}v${letter}M${width} ${depth + letter}v${letter}`}
            />
            <text x={width / 2} y={depth + letter * 2.75}>
              {facts('meters', { n: width })}
            </text>
            <path
              d={`M${isRtl ? width + letter * 1.5 : -letter * 1.5} 0v${depth}m${-letter / 2} 0h${letter}m${-letter} ${-depth}h${letter}`}
            />
            <text
              transform={`translate(${isRtl ? width + letter * 2.75 : -letter * 2} ${depth / 2}) rotate(-90)`}
            >
              {facts('meters', { n: depth })}
            </text>
          </g>
        </svg>
      )}
    </section>
  );
}

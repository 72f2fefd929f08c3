import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import type { Unit } from '@/content';
import { direction } from '@/i18n/routing';
import styles from './unit-plan.module.css';

type Props = { unit: Unit };

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
  // For the dimensions, and half a wall.
  const [around, wall] = [letter * 7, letter / 4];
  const isRtl = direction[locale] === 'rtl';
  const from = (x: number, across = 0) => (isRtl ? width - x - across : x);
  return (
    <section className={`container ${styles.plan}`} aria-labelledby="plan-title">
      <h2 id="plan-title">{t('plan')}</h2>
      {planImage && (
        <Picture className={styles.picture} picture={planImage} sizes="(min-width: 60rem) 46rem, 92vw" />
      )}
      {plan && (
        <svg
          viewBox={[isRtl ? -wall : -around, -wall, width + around + wall, depth + around + wall].join(' ')}
          preserveAspectRatio={isRtl ? 'xMaxYMin' : 'xMinYMin'}
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
            <text x={isRtl ? width + letter * 4.5 : -letter * 4.5} y={depth / 2 + letter / 3}>
              {facts('meters', { n: depth })}
            </text>
          </g>
        </svg>
      )}
    </section>
  );
}

import { useTranslations } from 'next-intl';
import type { Building, Drawing } from '@/content';
import styles from './splash.module.css';

type Props = {
  /** The company's sign and name. */
  company: { mark: Drawing; name: string };
  /** The building on its own page, where its levels replace the mark. */
  building?: Pick<Building, 'name' | 'levels'>;
};

/** The levels of a building from the top, at most five of them: where each begins, and how wide it is. */
const levels = [
  { x: 84, width: 72 },
  { x: 64, width: 112 },
  { x: 44, width: 152 },
  { x: 72, width: 96 },
  { x: 56, width: 128 },
];

/**
 * The splash of specification §2 over the finished page: the level line grows, the sign drops on it and the name fades in; for
 * a building its levels stack from below. It is pure decoration and pure CSS; `arrival-script.tsx` says when there is
 * none, or ends it early.
 */
export function Splash({ company, building }: Props) {
  const t = useTranslations('Splash');
  const brand = building ? 'building' : 'company';
  return (
    <div className={`${styles.splash} dark`} aria-hidden="true" data-splash={brand}>
      <div className={styles.logo} data-brand={brand}>
        {building ? <Levels count={building.levels.length} /> : <Mark mark={company.mark} />}
        <span className={styles.name}>
          {building ? t('building', { building: building.name }) : t('company', { company: company.name })}
        </span>
      </div>
    </div>
  );
}

function Mark({ mark: { src, width, height } }: { mark: Drawing }) {
  return <img className={styles.mark} src={src} alt="" width={width} height={height} />;
}

function Levels({ count }: { count: number }) {
  return (
    <svg className={styles.levels} viewBox="0 0 240 110" aria-hidden="true">
      {levels.map(({ x, width }, index) =>
        index < levels.length - Math.max(count, 1) ? null : (
          <rect key={x} data-level={index} x={x} y={index * 22} width={width} height="19" />
        ),
      )}
    </svg>
  );
}

import { useTranslations } from 'next-intl';
import type { Building, Drawing } from '@/content';
import styles from './splash.module.css';

type Props = {
  /** The company's sign and name. */
  company: { mark: Drawing; name: string };
  /** The building on its own page, where its levels replace the mark. */
  building?: Pick<Building, 'name' | 'levels'>;
};

/** As many levels of a building are drawn at most. */
const drawn = 5;

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
        <span
          className={styles.name}
          data-name={
            building ? t('building', { building: building.name }) : t('company', { company: company.name })
          }
        />
      </div>
    </div>
  );
}

function Mark({ mark: { src, width, height } }: { mark: Drawing }) {
  return <img className={styles.mark} src={src} alt="" width={width} height={height} />;
}

/** The levels from the top, as boxes: the browser would lay out a drawing anew in each frame in which a part of it moves. */
function Levels({ count }: { count: number }) {
  const levels = [...Array(drawn).keys()].slice(-Math.max(count, 1));
  return (
    <span className={styles.levels}>
      {levels.map((level) => (
        <span key={level} data-level={level} />
      ))}
    </span>
  );
}

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { routing } from '@/i18n/routing';
import type { Project } from '@/model';
import styles from './hero-facts.module.css';

export type Figures = Pick<Project, 'height' | 'roof' | 'dunam' | 'totalArea' | 'status'>;

type Props = { figures: Figures };

/** Renders the known figures of the building under level marks along the ground line; nothing when none is known. */
export function HeroFacts({ figures }: Props) {
  const locale = useLocale();
  const t = useTranslations('Project');
  const format = useFormatter();
  const { height, dunam, totalArea } = figures;
  // English readers may not know the dunam.
  const metric = locale !== routing.defaultLocale ? ` ${t('dunamNote', { n: (dunam ?? 0) * 1000 })}` : '';
  const figureList = [
    { label: t('height'), n: height, unit: t('heightUnit', { n: height ?? 0 }) },
    { label: t('dunam'), n: dunam, unit: t('dunamUnit', { n: dunam ?? 0 }) + metric },
    { label: t('area'), n: totalArea, unit: t('areaUnit') },
  ];
  if (figureList.every(({ n }) => n === null)) return null;
  return (
    <div className={styles.ground}>
      <dl className={`container ${styles.facts}`}>
        {figureList.map(({ label, n, unit }) =>
          n === null ? null : (
            <div key={label} className={`level-mark ${styles.fact}`}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                <span className={styles.figure}>{format.number(n)}</span> {unit}
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

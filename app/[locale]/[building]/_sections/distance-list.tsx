import { useTranslations } from 'next-intl';
import type { Distances } from '@/model';
import styles from './distance-list.module.css';

type Props = { distances: Distances };

/** Lists driving times to ports, roads and towns around the building. */
export function DistanceList({ distances }: Props) {
  const t = useTranslations('Distances');
  return (
    <div className={styles.distances}>
      <h3>{t('title')}</h3>
      <dl className={styles.list}>
        {distances.places.map(({ place, kilometers, minutes }) => (
          <div key={place}>
            <dt>{place}</dt>
            <dd>
              <strong>{t('minutes', { n: minutes })}</strong>{' '}
              <span>{t('kilometers', { n: kilometers })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('note', { source: distances.source })}</p>
    </div>
  );
}

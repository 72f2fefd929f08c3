import { useTranslations } from 'next-intl';
import { choiceName } from '@/i18n/choice-name';
import type { Distances } from '@/model';
import styles from './distance-list.module.css';

type Props = { distances: Distances };

/** Lists travel times to ports, roads and towns around the building, with the way where it is not by car. */
export function DistanceList({ distances }: Props) {
  const t = useTranslations('Distances');
  const isDriven = distances.places.some(({ by = 'car' }) => by === 'car');
  return (
    <div className={styles.distances}>
      <h3>{t('title')}</h3>
      <dl className={styles.list}>
        {distances.places.map(({ place, by = 'car', kilometers, minutes }) => (
          <div key={place}>
            <dt>{place}</dt>
            <dd>
              <strong>{t('minutes', { n: minutes })}</strong>{' '}
              <span>
                {t('kilometers', { n: kilometers })}
                {by !== 'car' && `, ${choiceName(t, `ways.${by}`, by)}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {t('note', { driven: isDriven ? 'yes' : 'no', source: distances.source })}
      </p>
    </div>
  );
}

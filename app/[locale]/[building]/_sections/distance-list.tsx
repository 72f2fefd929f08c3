import { useTranslations } from 'next-intl';
import { Fold } from '@/components/text/fold';
import { choiceName } from '@/i18n/choice-name';
import type { Distances } from '@/model';
import styles from './distance-list.module.css';

type Props = { distances: Distances };

/** The number of times in view on phones. */
const shown = 4;

/** Lists travel times to ports, roads and towns around the building, with the way where it is not by car. */
export function DistanceList({ distances: { places, source } }: Props) {
  const t = useTranslations('Distances');
  const isDriven = places.some(({ by = 'car' }) => by === 'car');
  return (
    <div className={styles.distances}>
      <h3>{t('title')}</h3>
      <Times places={places.slice(0, shown)} />
      {places.length > shown && (
        <Fold isForPhones summary={t('more')}>
          <Times places={places.slice(shown)} />
        </Fold>
      )}
      <p className={styles.note}>{t('note', { driven: isDriven ? 'yes' : 'no', source })}</p>
    </div>
  );
}

function Times({ places }: Pick<Distances, 'places'>) {
  const t = useTranslations('Distances');
  return (
    <dl className={styles.list}>
      {places.map(({ place, by = 'car', kilometers, minutes }) => (
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
  );
}

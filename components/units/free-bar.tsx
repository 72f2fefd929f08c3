import { useTranslations } from 'next-intl';
import type { Unit } from '@/model';
import styles from './free-bar.module.css';

type Props = { units: readonly Pick<Unit, 'status'>[] };

/** Shows the number of available units in words and as a bar; nothing without known statuses. */
export function FreeBar({ units }: Props) {
  const t = useTranslations('Units');
  const total = units.filter(({ status }) => status).length;
  const free = units.filter(({ status }) => status === 'free').length;
  if (total === 0) return null;
  return (
    <span className={styles.free}>
      {t('freeOf', { n: free, total })}
      <svg className={styles.bar} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${free}v1H0z`} />
      </svg>
    </span>
  );
}

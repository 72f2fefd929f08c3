import { useTranslations } from 'next-intl';
import type { ProjectStatus } from '@/content';
import styles from './status-badge.module.css';

type Props = { status: ProjectStatus };

/** The status in words on its colour (specification §4): green, blue and yellow; gray for any other. */
export function StatusBadge({ status }: Props) {
  const t = useTranslations('Status');
  return (
    <span className={styles.badge} data-status={status.key}>
      {status.key === 'other' ? status.label : t(status.key)}
    </span>
  );
}

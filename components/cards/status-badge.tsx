import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ProjectStatus } from '@/model';
import styles from './status-badge.module.css';

type Props = { status: ProjectStatus };

/** Renders the status in words beside a coloured dot (specification §4): green, blue or yellow; gray for any other. */
export function StatusBadge({ status }: Props) {
  const t = useTranslations('Status');
  return <Badge status={status.key}>{status.key === 'other' ? status.label : t(status.key)}</Badge>;
}

/** Renders a label beside the dot of a status. */
export function Badge({ status, children }: { status: ProjectStatus['key']; children: ReactNode }) {
  return (
    <span className={styles.badge} data-status={status}>
      {children}
    </span>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { dataField } from '@/lib/text-paths';
import type { ProjectStatus } from '@/model';
import styles from './status-badge.module.css';

type Props = {
  status: ProjectStatus;
  /** The path of the project, for the preview of the editor. */
  path?: string | undefined;
};

/** Renders the status in words beside a coloured dot (specification §4): green, blue or yellow; gray for any other. */
export function StatusBadge({ status, path }: Props) {
  const t = useTranslations('Status');
  return (
    <Badge status={status.key} field={dataField(path, 'status')}>
      {status.key === 'other' ? status.label : t(status.key)}
    </Badge>
  );
}

type BadgeProps = { status: ProjectStatus['key']; field?: ReturnType<typeof dataField>; children: ReactNode };

/** Renders a label beside the dot of a status. */
export function Badge({ status, field, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-status={status} {...field}>
      {children}
    </span>
  );
}

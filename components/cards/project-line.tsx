import { useTranslations } from 'next-intl';
import type { Project } from '@/model';
import styles from './project-line.module.css';

type Props = { project: Pick<Project, 'place' | 'client' | 'roles' | 'year' | 'status'> };

/** Returns whether the year of a project is an expected one, as a choice of a message. */
export function isExpected({ status }: Pick<Project, 'status'>): 'yes' | 'no' {
  return status.key === 'completed' ? 'no' : 'yes';
}

/** Renders where, when, for whom and in which role a project was built, in one paragraph; nothing without any. */
export function ProjectLine({ project }: Props) {
  const t = useTranslations('Projects');
  const words = useTranslations('Project');
  const { place, client, roles = [], year } = project;
  const parts = [
    place,
    year && t('year', { year: String(year), expected: isExpected(project) }),
    client,
    roles.map((role) => words(`roles.${role}`)).join(' · '),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className={styles.line}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

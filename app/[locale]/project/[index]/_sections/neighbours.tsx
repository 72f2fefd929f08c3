import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/pictures/icon';
import { getPathname } from '@/i18n/navigation';
import type { Project } from '@/model';
import styles from './neighbours.module.css';

type Props = { previous: Project | undefined; next: Project | undefined };

/** Renders the projects before and after this one in the list; nothing for the only one. */
export function Neighbours({ previous, next }: Props) {
  const t = useTranslations('Project');
  if (!previous && !next) return null;
  return (
    <nav className={`screen-only ${styles.band}`} aria-label={t('others')}>
      <div className={`container ${styles.row}`}>
        {previous && <Neighbour project={previous} kind="previous" />}
        {next && <Neighbour project={next} kind="next" />}
      </div>
    </nav>
  );
}

function Neighbour({ project, kind }: { project: Project; kind: 'previous' | 'next' }) {
  const locale = useLocale();
  const t = useTranslations('Project');
  return (
    <a
      className={styles.link}
      data-kind={kind}
      href={getPathname({ href: `/project/${project.index}`, locale })}
    >
      <Icon name={kind === 'next' ? 'next' : 'back'} />
      <span>{t.rich(kind, { title: project.title, small: (text) => <small>{text}</small> })}</span>
    </a>
  );
}

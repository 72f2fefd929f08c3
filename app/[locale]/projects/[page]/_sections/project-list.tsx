import { useLocale, useTranslations } from 'next-intl';
import { ProjectCard } from '@/components/cards/project-card';
import grid from '@/components/cards/project-grid.module.css';
import { Icon } from '@/components/pictures/icon';
import { PicturesNote } from '@/components/pictures/pictures-note';
import { getPathname } from '@/i18n/navigation';
import type { Project } from '@/model';
import styles from './project-list.module.css';

type Props = {
  projects: Project[];
  /** The number of this page, and of the last. */
  page: number;
  pages: number;
  /** Whether all pictures of all projects are visualisations: the home page adds these cards to its own. */
  isNoted: boolean;
};

/** Renders the cards of one page, with links to the pages before and after it. */
export function ProjectList({ projects, page, pages, isNoted }: Props) {
  const locale = useLocale();
  const t = useTranslations('ProjectPages');
  const title = useTranslations('Projects')('title');
  // The list begins on the home page.
  const before = page > 2 ? `/projects/${page - 1}` : '/#projects';
  return (
    <div className="section container">
      <h1>{title}</h1>
      <h2 className={styles.place}>{t('title', { page, pages })}</h2>
      <ul role="list" className={grid.grid}>
        {projects.map((project) => (
          <li key={project.index} data-key={project.index}>
            <ProjectCard project={project} isNoted={isNoted} />
          </li>
        ))}
      </ul>
      {isNoted && <PicturesNote />}
      <nav className={styles.pages} aria-label={t('label')}>
        <a className={`link ${styles.way}`} rel="prev" href={getPathname({ href: before, locale })}>
          <Icon name="back" />
          {t('previous')}
        </a>
        {page < pages && (
          <a
            className={`link ${styles.way}`}
            rel="next"
            href={getPathname({ href: `/projects/${page + 1}`, locale })}
          >
            {t('next')}
            <Icon name="next" />
          </a>
        )}
      </nav>
    </div>
  );
}

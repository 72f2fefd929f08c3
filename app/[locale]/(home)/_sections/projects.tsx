import { useTranslations } from 'next-intl';
import { FilteredGrid } from '@/components/islands/filtered-grid';
import { ProjectCard } from '@/components/project-card';
import { SectionHead } from '@/components/section-head';
import { statuses } from '@/components/statuses';
import type { Project } from '@/content/schema';
import styles from './projects.module.css';

type Props = { projects: Project[] };

/** SPEC §9: three projects first, and three more at a time. */
const page = { initial: 3, increment: 3 };

const filters = ['all', 'inProgress', 'completed'] as const;

export function Projects({ projects }: Props) {
  const t = useTranslations('Projects');
  return (
    <section className={styles.section} aria-labelledby="projects-title">
      <div className="container">
        <SectionHead id="projects-title" label={t('label')} title={t('title')} />
        <FilteredGrid
          filterLabel={t('filterLabel')}
          filters={filters.map((key) => {
            const total = projects.filter((project) => key === 'all' || project.status.key === key).length;
            return {
              key,
              label: t(key),
              statuses: statuses(total, page, (shown) => t('shown', { shown, total })),
            };
          })}
          items={projects.map((project) => ({
            key: String(project.index),
            groups: [project.status.key],
            node: <ProjectCard project={project} />,
          }))}
          {...page}
          showMore={t('showMore')}
          describedBy="projects-title"
          empty={t('empty')}
          gridClass={styles.grid}
          parameter="status"
        />
      </div>
    </section>
  );
}

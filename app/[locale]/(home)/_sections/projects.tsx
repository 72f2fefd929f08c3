import { useLocale, useTranslations } from 'next-intl';
import { ProjectCard } from '@/components/cards/project-card';
import grid from '@/components/cards/project-grid.module.css';
import { statuses } from '@/components/cards/statuses';
import { FilteredGrid } from '@/components/islands/filtered-grid/filtered-grid';
import { Island } from '@/components/islands/runtime/island';
import { areVisualisations, PicturesNote } from '@/components/pictures/pictures-note';
import { DimensionLine } from '@/components/text/dimension-line';
import { SectionHead } from '@/components/text/section-head';
import { getPathname } from '@/i18n/navigation';
import type { Company, Project } from '@/model';
import styles from './projects.module.css';
import { Skyline } from './skyline/skyline';

type Props = {
  projects: Project[];
  /** Number of cards in this page and in each further page. */
  perPage: number;
  facts: Company['facts'];
};

/** specification §9: three projects first, and three more at a time. */
const page = { initial: 3, increment: 3 };

const filters = ['all', 'inProgress', 'completed'] as const;

/** Renders the projects, the first of them wide, and the planned area, to the scale of the built one. */
export function Projects({ projects, perPage, facts: { builtArea, plannedArea } }: Props) {
  const locale = useLocale();
  const t = useTranslations('Projects');
  const pageOf = (position: number) =>
    getPathname({ href: `/projects/${Math.floor(position / perPage) + 1}`, locale });
  const isNoted = areVisualisations(projects.flatMap(({ images }) => images));
  return (
    <section className={styles.section} aria-labelledby="projects-title">
      <div className="container">
        <SectionHead id="projects-title" label={t('label')} title={t('title')} />
      </div>
      <Skyline projects={projects} />
      <div className="container">
        <Island
          component={{ FilteredGrid }}
          props={{
            filterLabel: t('filterLabel'),
            filters: filters.map((key) => {
              const total = projects.filter((project) => key === 'all' || project.status.key === key).length;
              return {
                key,
                label: t(key),
                statuses: statuses(total, page, (shownCount) => t('shown', { shown: shownCount, total })),
              };
            }),
            items: projects.map((project, position) => ({
              key: String(project.index),
              groups: [project.status.key],
              ...(position < perPage
                ? { node: <ProjectCard project={project} isWide={position === 0} isNoted={isNoted} /> }
                : { page: pageOf(position) }),
            })),
            ...(projects.length > perPage && {
              further: { href: pageOf(perPage), label: t('further'), failed: t('failed') },
            }),
            ...page,
            showMore: t('showMore'),
            describedBy: 'projects-title',
            empty: t('empty'),
            gridClass: `${grid.grid} ${grid.leading}`,
            parameter: 'status',
          }}
        />
        {isNoted && <PicturesNote />}
      </div>
      {plannedArea ? (
        <p className={`dark ${styles.planned}`}>
          <span className="container" aria-hidden="true">
            <span className={styles.figure}>
              {t.rich('plannedFigure', { n: plannedArea, small: (part) => <small>{part}</small> })}
            </span>{' '}
            {t('plannedLabel')}
            {builtArea ? (
              <DimensionLine share={(plannedArea / Math.max(builtArea, plannedArea)) * 100} planned />
            ) : null}
          </span>
          <span className="visually-hidden">{t('plannedText', { n: plannedArea })}</span>
        </p>
      ) : null}
    </section>
  );
}

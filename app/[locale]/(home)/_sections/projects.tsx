import { useTranslations } from 'next-intl';
import { FilteredList } from '@/components/cards/filtered-list';
import { ProjectCard } from '@/components/cards/project-card';
import grid from '@/components/cards/project-grid.module.css';
import { areVisualisations, PicturesNote } from '@/components/pictures/pictures-note';
import { SectionHead } from '@/components/text/section-head';
import type { Offering, Project } from '@/model';
import styles from './projects.module.css';
import { Skyline } from './skyline/skyline';

type Props = {
  projects: Project[];
  offering: Offering | undefined;
};

/** specification §9: three projects first, and three more at a time. */
const pages = { initial: 3, increment: 3, heading: 'projects-title' };

const filters = ['inProgress', 'completed'] as const;

/** Renders the projects, the first of them wide; nothing without any. */
export function Projects({ projects, offering }: Props) {
  const t = useTranslations('Projects');
  if (projects.length === 0) return null;
  const isNoted = areVisualisations(projects.flatMap(({ images }) => images));
  return (
    <section className={styles.section} aria-labelledby={pages.heading}>
      <div className="container">
        <SectionHead id={pages.heading} title={t('title')} />
      </div>
      <Skyline projects={projects} />
      <div className="container">
        <FilteredList
          filter={{
            name: 'status',
            label: t('filterLabel'),
            all: t('all'),
            options: filters.map((value) => ({ value, label: t(value) })),
          }}
          items={projects.map((project, position) => ({
            key: String(project.index),
            value: project.status.key,
            node: (
              <ProjectCard
                project={project}
                building={offering?.buildings.find((building) => building.project === project.name)}
                isWide={position === 0}
                isNoted={isNoted}
              />
            ),
          }))}
          pages={pages}
          words={{
            more: t('showMore'),
            empty: t('empty'),
            shown: (count) => t('shown', count),
          }}
          gridClass={`${grid.grid} ${grid.leading}`}
        />
        {isNoted && <PicturesNote />}
      </div>
    </section>
  );
}

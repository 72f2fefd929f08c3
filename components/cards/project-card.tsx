import { useLocale, useTranslations } from 'next-intl';
import { getPathname } from '@/i18n/navigation';
import { direction } from '@/i18n/routing';
import type { Building, Project } from '@/model';
import { DraftRibbon } from '../frame/draft-ribbon';
import { Carousel } from '../islands/carousel/carousel';
import { Island } from '../islands/runtime/island';
import { Icon } from '../pictures/icon';
import { Picture } from '../pictures/picture';
import { NumberText } from '../text/number-text';
import { FreeBar } from '../units/free-bar';
import { unitsHref } from '../units/offer-link';
import '../pictures/moving-picture.css';
import styles from './project-card.module.css';
import { ProjectLine } from './project-line';
import { StatusBadge } from './status-badge';

type Props = {
  project: Project;
  /** The building of the project, if it has available units. */
  building?: Building | undefined;
  /** Whether it is first shown two columns wide. */
  isWide?: boolean;
  /** As for Picture. */
  isNoted?: boolean;
};

/** Renders a project in a list: its pictures, status, opening line and a link to its page. */
export function ProjectCard({ project, building, isWide = false, isNoted = false }: Props) {
  const locale = useLocale();
  const t = useTranslations('Projects');
  const carousel = useTranslations('Carousel');
  const offer = useTranslations('Offer');
  const [first] = project.images;
  const total = String(project.images.length);
  const sizes = isWide
    ? '(min-width: 68rem) 64rem, (min-width: 46rem) 107vw, 92vw'
    : '(min-width: 68rem) 32rem, (min-width: 46rem) 54vw, 92vw';
  return (
    <article className={styles.card} aria-labelledby={`project-${project.index}`}>
      {project.draft && <DraftRibbon />}
      <div className={styles.pictures}>
        {!first ? (
          <div className={styles.noPicture} />
        ) : project.images.length === 1 ? (
          <div className={styles.single}>
            <Picture picture={first} sizes={sizes} isNoted={isNoted} isSmall />
          </div>
        ) : (
          <Island
            component={{ Carousel }}
            props={{
              direction: direction[locale],
              words: {
                role: carousel('role'),
                slideRole: carousel('slideRole'),
                name: carousel('name', { title: project.title }),
                previous: carousel('previous'),
                next: carousel('next'),
                dots: carousel('dots'),
                slide: carousel('slide', { n: '#', total }),
                dot: carousel('dot', { n: '#', total }),
              },
              slides: project.images.map((picture, position) => ({
                picture: (
                  <Picture picture={picture} isSmall sizes={sizes} isNoted={isNoted} isLater={position > 0} />
                ),
              })),
              previousIcon: <Icon name="back" />,
              nextIcon: <Icon name="next" />,
            }}
          />
        )}
      </div>
      <div className={styles.text}>
        <StatusBadge status={project.status} path={project.path} />
        <h3 id={`project-${project.index}`}>{project.title}</h3>
        {project.openingLine && (
          <p>
            <NumberText>{project.openingLine}</NumberText>
          </p>
        )}
        <ProjectLine project={project} />
        {building && (
          <div className={styles.offer}>
            <FreeBar units={building.units} />
            <a className="button" data-kind="quiet" href={unitsHref(building, locale)}>
              {offer('see')}
            </a>
          </div>
        )}
        <a
          className={`link ${styles.more}`}
          href={getPathname({ href: `/project/${project.index}`, locale })}
        >
          {t('more')}
          <span className="visually-hidden"> {t('moreAbout', { title: project.title })}</span>
          <Icon name="next" />
        </a>
      </div>
    </article>
  );
}

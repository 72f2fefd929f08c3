import { useLocale, useTranslations } from 'next-intl';
import { isExpected } from '@/components/cards/project-line';
import { StatusBadge } from '@/components/cards/status-badge';
import { Icon } from '@/components/pictures/icon';
import { LeadPicture } from '@/components/pictures/lead-picture';
import { MeasuredPicture } from '@/components/pictures/measured-picture';
import { getPathname } from '@/i18n/navigation';
import type { Company, Project } from '@/model';
import styles from './hero.module.css';

type Props = {
  company: Company;
  /** The project in the picture, when it has a page in the language. */
  project: Project | undefined;
};

/** Renders the first screen: the headline over a full-width building, from the ground to the level line at its roof. */
export function Hero({ company, project }: Props) {
  const t = useTranslations('Hero');
  const { hero, founded } = company;
  return (
    <section className={`${styles.hero} dark`} aria-labelledby="hero-title" data-parts>
      <div className={`container ${styles.text}`}>
        <div>
          <p className={styles.eyebrow}>{t('eyebrow', { founded: String(founded) })}</p>
          <h1 id="hero-title">{t('title')}</h1>
        </div>
        <div className={styles.opening}>
          <p className="lead">{t('text')}</p>
          <p className={styles.actions}>
            <a className="button" href="#contact">
              {t('primary')}
            </a>
            <a className="button" data-kind="quiet" href="#projects">
              {t('secondary')}
            </a>
          </p>
        </div>
      </div>
      <MeasuredPicture picture={hero} roof={project?.roof ?? null} className={styles.view}>
        <LeadPicture picture={hero} sizes="(min-width: 37rem) 100vw, 37rem" />
      </MeasuredPicture>
      <div className={`container ${styles.foot}`}>
        <a className={`${styles.arrow} screen-only`} href="#about" aria-label={t('arrow')}>
          <Icon name="down" />
        </a>
        {project && <Featured project={project} />}
      </div>
    </section>
  );
}

/** Renders the project in the picture as one line that links to its page. */
function Featured({ project }: { project: Project }) {
  const locale = useLocale();
  const t = useTranslations('Hero');
  const projects = useTranslations('Projects');
  const { index, title, place, totalArea, year, status } = project;
  return (
    <p className={styles.featured}>
      <a href={getPathname({ href: `/project/${index}`, locale })}>{title}</a>
      {place && <span>{place}</span>}
      {totalArea !== null && <span>{t('area', { n: totalArea })}</span>}
      {year && <span>{projects('year', { year: String(year), expected: isExpected(project) })}</span>}
      <StatusBadge status={status} />
    </p>
  );
}

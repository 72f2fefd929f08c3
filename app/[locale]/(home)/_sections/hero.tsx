import { useLocale, useTranslations } from 'next-intl';
import { isExpected } from '@/components/cards/project-line';
import { StatusBadge } from '@/components/cards/status-badge';
import { Icon } from '@/components/pictures/icon';
import { LeadPicture } from '@/components/pictures/lead-picture';
import { MeasuredPicture } from '@/components/pictures/measured-picture';
import { NumberText } from '@/components/text/number-text';
import { OfferLink } from '@/components/units/offer-link';
import { getPathname } from '@/i18n/navigation';
import type { Company, Offering, Project } from '@/model';
import { hasLevelLine } from '@/model/derived/level-line';
import styles from './hero.module.css';

type Props = {
  company: Company;
  /** The project in the picture, when it has a page in the language. */
  project: Project | undefined;
  offering: Offering | undefined;
};

/** Per cent of the height of a picture from its top within which the roof is: above it the picture has no sky. */
const noSky = 2;

/**
 * Renders the first screen: the headline over a full-width building, from the ground to the level line at its roof, and the
 * available units. The headline stands on the line if the picture begins there.
 */
export function Hero({ company, project, offering }: Props) {
  const t = useTranslations('Hero');
  const { hero, founded } = company;
  const hasLine = hasLevelLine && typeof project?.roof === 'number';
  return (
    <section
      className={`${styles.hero} dark`}
      aria-labelledby="hero-title"
      data-parts
      data-covers
      data-standing={hasLine && (hero.roofAt ?? 100) <= noSky}
    >
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
        <LeadPicture picture={hero} sizes="(min-width: 36rem) 100vw, 36rem" />
      </MeasuredPicture>
      <div className={`container ${styles.foot}`}>
        {offering && <OfferLink offering={offering} className={styles.offer} />}
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
      {place && (
        <span>
          <NumberText>{place}</NumberText>
        </span>
      )}
      {totalArea !== null && <span>{t('area', { n: totalArea })}</span>}
      {year && <span>{projects('year', { year: String(year), expected: isExpected(project) })}</span>}
      <StatusBadge status={status} />
    </p>
  );
}

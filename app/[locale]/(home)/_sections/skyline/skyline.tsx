import { useLocale, useTranslations } from 'next-intl';
import { Ltr } from '@/components/text/ltr';
import { getPathname } from '@/i18n/navigation';
import type { Project } from '@/model';
import { writeElevation } from '@/model/derived/level-line';
import { drawElevation } from './elevation';
import styles from './skyline.module.css';

type Props = { projects: readonly Project[] };

/** A comparison needs some buildings. */
const fewest = 4;

/**
 * Renders the projects as elevations on one ground line, to one scale, each a link to its page: solid when completed,
 * half dashed during construction, dashed when planned. A project without a height or an area is left out.
 */
export function Skyline({ projects }: Props) {
  const t = useTranslations('Skyline');
  const measuredProjects = projects.flatMap(({ roof, totalArea, ...project }) =>
    roof !== null && roof > 0 && totalArea !== null ? [{ ...project, roof, totalArea }] : [],
  );
  if (measuredProjects.length < fewest) return null;
  return (
    <nav className={styles.skyline} aria-label={t('label')}>
      <p className={styles.caption} aria-hidden="true">
        {t('caption')}
      </p>
      <div className={styles.row}>
        <div className={styles.ground}>
          <span className={styles.origin} aria-hidden="true">
            <Ltr>{writeElevation(0)}</Ltr>
          </span>
          <ul role="list" className={styles.list}>
            {measuredProjects.map((project) => (
              <li key={project.index}>
                <Building project={project} />
              </li>
            ))}
          </ul>
          <Scale />
        </div>
      </div>
    </nav>
  );
}

/** Metres of ground on each side of a building. */
const gap = 3;

type BuildingProps = { project: Project & { roof: number; totalArea: number } };

function Building({ project }: BuildingProps) {
  const { index, title, roof, totalArea, kind, status } = project;
  const locale = useLocale();
  const words = useTranslations('Status');
  const { width, outline, details } = drawElevation(kind, roof, totalArea);
  const column = Number((width + 2 * gap).toFixed(1));
  return (
    <a
      className={styles.building}
      href={getPathname({ href: `/project/${index}`, locale })}
      data-status={status.key}
    >
      <span className={styles.name}>
        {title} <small>{status.key === 'other' ? status.label : words(status.key)}</small>
      </span>
      <span className={styles.level}>
        <Ltr>{writeElevation(roof)}</Ltr>
      </span>
      <svg
        width={`${column}em`}
        height={`${roof}em`}
        viewBox={`-${gap} 0 ${column} ${roof}`}
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
      >
        <path d={outline} />
        {details && status.key !== 'inPlanning' && <path className={styles.details} d={details} />}
        {status.key === 'inProgress' && (
          <path className={styles.built} d={`M0 ${roof}v-${roof / 2}M${width} ${roof}v-${roof / 2}`} />
        )}
      </svg>
    </a>
  );
}

/** Renders a person of 1.75 m and a lorry of 16.5 m, for scale. */
function Scale() {
  return (
    <svg
      className={styles.scale}
      width="22em"
      height="4em"
      viewBox="0 0 22 4"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <path d="M.5 4l.4-.8V2.4M1.3 4l-.4-.8M.4 2.9v-.6l.3-.3h.4l.3.3v.6M.9 1.8a.3.3 0 1 0 0-.1M19 3.4h-2.2v-3h-13v3h1M8 3.4h6M17 .9h1.6l1.4 1.2v1.3h-.4M4.9 3.4a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0m1.6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0m8 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0m4.1 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0" />
    </svg>
  );
}

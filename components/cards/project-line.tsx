import { useTranslations } from 'next-intl';
import type { Project } from '@/model';
import { NumberText } from '../text/number-text';
import styles from './project-line.module.css';

type Props = {
  project: Pick<Project, 'totalArea' | 'height' | 'roof' | 'place' | 'client' | 'roles' | 'year' | 'status'>;
};

/** Returns whether the year of a project is an expected one, as a choice of a message. */
export function isExpected({ status }: Pick<Project, 'status'>): 'yes' | 'no' {
  return status.key === 'completed' ? 'no' : 'yes';
}

/** Renders what is known of a project in a paragraph: measures, place, year, its client and the roles of the company. */
export function ProjectLine({ project }: Props) {
  const t = useTranslations('Projects');
  const words = useTranslations('Project');
  const { totalArea, height, roof, place, client, roles = [], year } = project;
  const parts = [
    totalArea && t('area', { n: totalArea }),
    height && writeHeight(height, height - (roof ?? height), t),
    place,
    year && t('year', { year: String(year), expected: isExpected(project) }),
    client,
    ...roles.map((role) => words(`roles.${role}`)),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className={styles.line}>
      {parts.map((part) => (
        <span key={part}>
          <NumberText>{String(part)}</NumberText>
        </span>
      ))}
    </p>
  );
}

/** Returns a height in metres in words, with its part below the street, which the level of the roof does not include. */
function writeHeight(n: number, below: number, t: ReturnType<typeof useTranslations<'Projects'>>): string {
  return below > 0 ? t('heightParts', { n, below }) : t('height', { n });
}

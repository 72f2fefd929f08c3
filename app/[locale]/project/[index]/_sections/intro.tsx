import { useTranslations } from 'next-intl';
import { isExpected } from '@/components/cards/project-line';
import { StatusBadge } from '@/components/cards/status-badge';
import { MeasuredPicture } from '@/components/pictures/measured-picture';
import { MovingPicture } from '@/components/pictures/moving-picture';
import { NumberText } from '@/components/text/number-text';
import { dataField } from '@/lib/text-paths';
import type { Project } from '@/model';
import styles from './intro.module.css';

type Props = { project: Project };

/** Renders title, status, opening line and background, and the first picture with the level of the roof. */
export function Intro({ project }: Props) {
  const { title, openingLine, status, images, roof } = project;
  const [hero] = images;
  return (
    <header className="container">
      <div className={styles.text}>
        <StatusBadge status={status} path={project.path} />
        <h1>{title}</h1>
        {openingLine && <p className="lead measure">{openingLine}</p>}
        <Background project={project} />
      </div>
      {hero && (
        <MeasuredPicture picture={hero} roof={roof} className={styles.hero}>
          <MovingPicture picture={hero} sizes="(min-width: 92rem) 85rem, (min-width: 40rem) 92vw, 100vw" />
        </MeasuredPicture>
      )}
    </header>
  );
}

/** Renders the known answers to where, for whom, in which role and when; nothing without any. */
function Background({ project }: Props) {
  const t = useTranslations('Project');
  const { place, client, roles = [], year, path } = project;
  const rows = [
    { field: 'place', name: t('place'), text: place },
    { field: 'client', name: t('client'), text: client },
    { field: 'roles', name: t('role'), text: roles.map((role) => t(`roles.${role}`)).join(' · ') },
    { field: 'year', name: t('year', { expected: isExpected(project) }), text: year?.toString() },
  ].filter(({ text }) => text);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.background}>
      {rows.map(({ field, name, text }) => (
        <div key={field}>
          <dt>{name}</dt>
          <dd {...dataField(path, field)}>
            <NumberText>{text ?? ''}</NumberText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

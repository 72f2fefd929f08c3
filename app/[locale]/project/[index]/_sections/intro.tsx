import { StatusBadge } from '@/components/cards/status-badge';
import { MovingPicture } from '@/components/pictures/moving-picture';
import { Ltr } from '@/components/text/ltr';
import { formatElevation } from '@/i18n/elevations';
import type { Project } from '@/model';
import styles from './intro.module.css';

type Props = { project: Project };

/** Title, status and opening line, and the first picture hanging from the level of the roof. */
export function Intro({ project }: Props) {
  const { title, openingLine, status, images, roof } = project;
  const [hero] = images;
  return (
    <header className="container">
      <div className={styles.text}>
        <StatusBadge status={status} path={project.path} />
        <h1>{title}</h1>
        {openingLine && <p className="lead measure">{openingLine}</p>}
      </div>
      <p className={styles.level} aria-hidden="true">
        {roof !== null && <Ltr>{formatElevation(roof)}</Ltr>}
      </p>
      {hero && (
        <MovingPicture
          picture={hero}
          sizes="(min-width: 92rem) 85rem, (min-width: 40rem) 92vw, 100vw"
          className={styles.hero}
        />
      )}
    </header>
  );
}

import { Picture } from '@/components/islands/picture';
import { Ltr } from '@/components/ltr';
import { StatusBadge } from '@/components/status-badge';
import type { Project } from '@/content/schema';
import styles from './intro.module.css';

type Props = { project: Project };

/** Title, status and opening line, and the first picture hanging from the level of the roof. */
export function Intro({ project }: Props) {
  const { title, openingLine, status, images, height } = project;
  const [hero] = images;
  return (
    <header className="container">
      <div className={styles.text}>
        <StatusBadge status={status} />
        <h1>{title}</h1>
        {openingLine && <p className="lead measure">{openingLine}</p>}
      </div>
      <p className={styles.level} aria-hidden="true">
        {height !== null && <Ltr>{`+${height.toFixed(2)}`}</Ltr>}
      </p>
      {hero && (
        <Picture
          picture={hero}
          sizes="(width >= 88rem) 80rem, 100vw"
          loading="eager"
          className={styles.hero}
        />
      )}
    </header>
  );
}

import { Ltr } from '@/components/text/ltr';
import { formatElevation } from '@/i18n/elevations';
import styles from './level-head.module.css';

type Props = {
  /** The id of the heading, by which its section is named. */
  id: string;
  title: string;
  /** Elevation of the section's subject in metres, marked on the level line. */
  elevation?: number | undefined;
};

/** Renders the heading of a section, below a level line if an elevation is given. */
export function LevelHead({ id, title, elevation }: Props) {
  return (
    <header className={styles.head}>
      {elevation !== undefined && (
        <p className={`level-line ${styles.mark}`} aria-hidden="true">
          <Ltr>{formatElevation(elevation)}</Ltr>
        </p>
      )}
      <h2 id={id}>{title}</h2>
    </header>
  );
}

import { Ltr } from '@/components/text/ltr';
import { writeElevation } from '@/model/derived/level-line';
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
  const mark = writeElevation(elevation);
  return (
    <header className={styles.head}>
      {mark && (
        <p className={`level-line ${styles.mark}`} aria-hidden="true">
          <Ltr>{mark}</Ltr>
        </p>
      )}
      <h2 id={id}>{title}</h2>
    </header>
  );
}

import { writeElevation } from '@/model/derived/level-line';
import { Ltr } from './ltr';
import styles from './section-head.module.css';

type Props = {
  /** The id of the heading, by which its section is named. */
  id: string;
  title: string;
  /** Elevation of the section’s subject in metres, above the level line. */
  elevation?: number | undefined;
};

/** Renders the heading of a section under a level line as wide as the column, with the mark of the line. */
export function SectionHead({ id, title, elevation }: Props) {
  const mark = writeElevation(elevation);
  return (
    <header className={`level-mark ${styles.head}`}>
      {mark && (
        <p className={styles.elevation} aria-hidden="true">
          <Ltr>{mark}</Ltr>
        </p>
      )}
      <h2 id={id}>{title}</h2>
    </header>
  );
}

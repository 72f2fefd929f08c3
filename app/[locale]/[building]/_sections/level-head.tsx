import { Ltr } from '@/components/text/ltr';
import { formatElevation } from '@/i18n/elevations';
import styles from './level-head.module.css';

type Props = {
  /** The id of the heading, by which its section is named. */
  id: string;
  title: string;
  /** The level in meters of what the section is about: its mark is on the level line. */
  elevation?: number;
};

/** The level line of a drawing over the heading of a section. */
export function LevelHead({ id, title, elevation }: Props) {
  return (
    <header className={styles.head}>
      <p className={`level-line ${styles.mark}`} aria-hidden="true">
        {elevation !== undefined && <Ltr>{formatElevation(elevation)}</Ltr>}
      </p>
      <h2 id={id}>{title}</h2>
    </header>
  );
}

import { Ltr } from '@/components/ltr';
import styles from './level-head.module.css';

type Props = {
  /** The id of the heading, by which its section is named. */
  id: string;
  title: string;
  /** The mark on the level line, as on a section drawing: the page descends from the roof to the lower road. */
  mark: string;
};

/** The level line of a drawing over the heading of a section. The mark is decoration: it stands for no number. */
export function LevelHead({ id, title, mark }: Props) {
  return (
    <header className={styles.head}>
      <p className={`level-line ${styles.mark}`} aria-hidden="true">
        <Ltr>{mark}</Ltr>
      </p>
      <h2 id={id}>{title}</h2>
    </header>
  );
}

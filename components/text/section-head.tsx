import styles from './section-head.module.css';

type Props = {
  /** The id of the heading, by which its section is named. */
  id: string;
  label: string;
  title: string;
};

/** Renders a small label with a level line to the end of the column, then the heading of the section. */
export function SectionHead({ id, label, title }: Props) {
  return (
    <header className={styles.head}>
      <p className={`level-line ${styles.label}`}>{label}</p>
      <h2 id={id}>{title}</h2>
    </header>
  );
}

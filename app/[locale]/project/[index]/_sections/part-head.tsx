import styles from './part-head.module.css';

type Props = {
  /** The id of the heading, by which its section is named. */
  id: string;
  title: string;
};

/** Renders the heading of a part of the page, with a level line to the end of the column. */
export function PartHead({ id, title }: Props) {
  return (
    <h2 id={id} className={`level-line ${styles.head}`}>
      {title}
    </h2>
  );
}

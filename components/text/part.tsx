import type { ReactNode } from 'react';
import styles from './part.module.css';

type Props = {
  /** The anchor of the part. */
  id: string;
  title: string;
  children: ReactNode;
};

/** Renders one part of the statement: its heading at the start of the line, its text beside it. */
export function Part({ id, title, children }: Props) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={`measure ${styles.text}`}>{children}</div>
    </section>
  );
}

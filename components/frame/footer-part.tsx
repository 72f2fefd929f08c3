import type { ReactNode } from 'react';
import styles from './footer-part.module.css';

type Props = { id: string; title: string; element?: 'section' | 'nav'; children: ReactNode };

/** Renders a part of the footer under its heading. */
export function FooterPart({ id, title, element: Part = 'section', children }: Props) {
  return (
    <Part className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Part>
  );
}

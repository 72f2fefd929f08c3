import type { ReactNode } from 'react';
import styles from './fold.module.css';

type Props = {
  summary: ReactNode;
  className?: string | undefined;
  /** Whether filters hide it where it contains no matching row. */
  isGroup?: boolean;
  children: ReactNode;
};

/** Content that opens on demand; without script and on paper it is open. */
export function Fold({ summary, className, isGroup, children }: Props) {
  return (
    <details className={`${styles.fold} ${className ?? ''}`} data-group={isGroup ? '' : undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

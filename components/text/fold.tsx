import type { ReactNode } from 'react';
import styles from './fold.module.css';

type Props = {
  summary: ReactNode;
  className?: string | undefined;
  /** Whether filters hide it when it has no matching row. */
  isGroup?: boolean;
  /** Whether it folds on phones alone. */
  isForPhones?: boolean;
  children: ReactNode;
};

/** Renders collapsible content, open without script and on paper. */
export function Fold({ summary, className, isGroup, isForPhones, children }: Props) {
  return (
    <details
      className={`${styles.fold} ${isForPhones ? styles.phones : ''} ${className ?? ''}`}
      data-group={isGroup ? '' : undefined}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

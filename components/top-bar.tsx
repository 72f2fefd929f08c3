import type { ReactNode } from 'react';
import { LanguageLink } from './language-link';
import styles from './top-bar.module.css';

type Props = {
  /** The logos, each a link home. */
  logos: ReactNode;
  /** The back button, where the page has one. */
  back?: ReactNode;
  /** The path of this page in the other language, as for LanguageLink. */
  languageHref: string;
};

/** The bar of every page but the home page: logos that lead home, the way back, the language link. */
export function TopBar({ logos, back, languageHref }: Props) {
  return (
    <header className={styles.bar}>
      <div className={`container ${styles.row}`}>
        <div className={styles.logos}>{logos}</div>
        <div className={styles.actions}>
          {back}
          <LanguageLink className={styles.language} href={languageHref} />
        </div>
      </div>
    </header>
  );
}

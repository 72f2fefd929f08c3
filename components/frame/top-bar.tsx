import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { otherLocales } from '@/i18n/navigation';
import type { Locale } from '@/i18n/routing';
import { LanguageLink } from './language-link';
import styles from './top-bar.module.css';

type Props = {
  /** The logos, each a link home. */
  logos: ReactNode;
  /** The back button, where the page has one. */
  back?: ReactNode;
  /** The path of this page without a language, and the languages in which it exists, as for LanguageLink. */
  href: string;
  locales?: readonly Locale[];
};

/** The bar of every page but the home page: logos that lead home, the way back, the languages. */
export function TopBar({ logos, back, href, locales }: Props) {
  const locale = useLocale();
  return (
    <header className={styles.bar}>
      <div className={`container ${styles.row}`}>
        <div className={styles.logos}>{logos}</div>
        <div className={styles.actions}>
          {back}
          {otherLocales(locale).map((other) => (
            <LanguageLink key={other} className={styles.language} to={other} href={href} locales={locales} />
          ))}
        </div>
      </div>
    </header>
  );
}

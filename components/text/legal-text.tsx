import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/routing';
import styles from './legal-text.module.css';

type Props = {
  title: string;
  /** The day of the last update, ISO 8601. */
  updated: string;
  /** Formats the day. */
  formatUpdated: (day: string, locale: Locale) => string;
  children: ReactNode;
};

/** Renders a text required by law: its title, its parts, and the day of its last update. */
export function LegalText({ title, updated, formatUpdated, children }: Props) {
  const locale = useLocale();
  const t = useTranslations('LegalText');
  return (
    <div className={`container ${styles.text}`}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <p className={styles.updated}>
        {t.rich('updated', {
          date: formatUpdated(updated, locale),
          // Digits have no direction of their own; a month has the direction of its language.
          time: (date) => (
            <time dateTime={updated} dir="auto">
              {date}
            </time>
          ),
        })}
      </p>
    </div>
  );
}

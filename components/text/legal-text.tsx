import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '@/i18n/dates';
import styles from './legal-text.module.css';
import { Ltr } from './ltr';

type Props = {
  title: string;
  /** The day of the last update, ISO 8601. */
  updated: string;
  children: ReactNode;
};

/** A text that the law asks for: its title, its parts, and the day of its last update. */
export function LegalText({ title, updated, children }: Props) {
  const locale = useLocale();
  const t = useTranslations('LegalText');
  return (
    <div className={`container ${styles.text}`}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <p className={styles.updated}>
        {t.rich('updated', {
          date: formatDay(updated, locale),
          ltr: (part) => <Ltr>{part}</Ltr>,
          time: (date) => <time dateTime={updated}>{date}</time>,
        })}
      </p>
    </div>
  );
}

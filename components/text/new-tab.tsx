import { useTranslations } from 'next-intl';

/** Announces to screen readers that a link opens a new tab; place it at the end of the link's text. */
export function NewTab() {
  const t = useTranslations('NewTab');
  return <span className="visually-hidden"> {t('label')}</span>;
}

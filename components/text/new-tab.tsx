import { useTranslations } from 'next-intl';

/** Says, for readers that do not see the icon, that a link opens a new tab. Comes at the end of the link's text. */
export function NewTab() {
  const t = useTranslations('NewTab');
  return <span className="visually-hidden"> {t('label')}</span>;
}

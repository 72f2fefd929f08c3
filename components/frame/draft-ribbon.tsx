import { useTranslations } from 'next-intl';

/** Marks a draft project, in `npm run dev` only, so it needs no style sheet. */
export function DraftRibbon() {
  const t = useTranslations('Draft');
  return (
    <p className="dark container level-mark">
      <strong>{t('ribbon')}</strong>
    </p>
  );
}

import { useTranslations } from 'next-intl';

/** Says that a project is a draft: those who write see it in `npm run dev`, a visitor never. So it has no style sheet. */
export function DraftRibbon() {
  const t = useTranslations('Draft');
  return (
    <p className="dark container level-line">
      <strong>{t('ribbon')}</strong>
    </p>
  );
}

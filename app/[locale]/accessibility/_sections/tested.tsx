import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Company } from '@/content';
import { formatDayInWords } from '@/i18n/dates';
import { Part } from './part';

type Props = { tested: Company['accessibility']['tested'] };

/** When, how, with what and by whom the site was tested; nothing when that is not known. */
export function Tested({ tested }: Props) {
  const locale = useLocale();
  const t = useTranslations('AccessibilityStatement');
  if (!tested) return null;
  const { date, how, tools, by } = tested;
  const strong = (label: ReactNode) => <strong>{label}</strong>;
  return (
    <Part id="tested" title={t('testedTitle')}>
      <ul role="list">
        <li>{t.rich('testedOn', { strong, date: formatDayInWords(date, locale) })}</li>
        <li>{t.rich('testedHow', { strong, text: how })}</li>
        <li>{t.rich('testedWith', { strong, text: tools })}</li>
        <li>{t.rich('testedBy', { strong, text: by })}</li>
      </ul>
    </Part>
  );
}

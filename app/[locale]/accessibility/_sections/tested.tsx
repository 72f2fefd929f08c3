import { useLocale, useTranslations } from 'next-intl';
import { marks } from '@/components/text/marks';
import { Part } from '@/components/text/part';
import { formatDayInWords } from '@/i18n/dates';
import type { Company } from '@/model';

type Props = { tested: Company['accessibility']['tested'] };

/** Renders when, how, with which tools and by whom the site was tested; nothing without such a record. */
export function Tested({ tested }: Props) {
  const locale = useLocale();
  const t = useTranslations('AccessibilityStatement');
  if (!tested) return null;
  const { date, how, tools, by } = tested;
  return (
    <Part id="tested" title={t('testedTitle')}>
      <ul role="list">
        <li>{t.rich('testedOn', { ...marks, date: formatDayInWords(date, locale) })}</li>
        <li>{t.rich('testedHow', { ...marks, text: how })}</li>
        <li>{t.rich('testedWith', { ...marks, text: tools })}</li>
        <li>{t.rich('testedBy', { ...marks, text: by })}</li>
      </ul>
    </Part>
  );
}

import { type Messages, useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/form/field';
import { InquirySection } from '@/components/form/inquiry-section';
import { getPathname } from '@/i18n/navigation';
import { answerValues } from '@/lib/answer-values';
import type { FormField } from '@/lib/form-field';
import type { Company } from '@/model';

type Label = Exclude<keyof Messages['BuildingForm'], 'openTitle' | 'prefill' | 'text' | 'unitTitle'>;
type Props = {
  company: Company;
  /** The subject of the form until the visitor chooses units. */
  building: string;
  /** Whether every building has levels to choose from. */
  hasLevels: boolean;
  /** Whether no unit is available any more. */
  isFull: boolean;
  fields: readonly FormField<Label>[];
};

/** Renders the form for businesses, for units of any building (specification §§5, 7). */
export function Inquiry({ company, building, hasLevels, isFull, fields }: Props) {
  const locale = useLocale();
  const t = useTranslations('BuildingForm');
  return (
    <InquirySection
      company={company}
      route="/api/email/building"
      about={building}
      page={getPathname({ href: '/spaces', locale })}
      unit=""
      head={<h2 id="contact-title">{isFull ? t('similarTitle') : t('title')}</h2>}
      text={t('text', {
        levels: hasLevels && !isFull ? 'several' : 'none',
        number: '',
        ...answerValues(company.answerDays),
      })}
      label={t('form')}
      submit={t('submit')}
      sending={t('sending')}
      fields={fields.map((field) => <Field key={field.name} {...field} label={t(field.label)} marked />)}
    />
  );
}

import { type Messages, useTranslations } from 'next-intl';
import { Field } from '@/components/form/field';
import { InquirySection } from '@/components/form/inquiry-section';
import type { FormField } from '@/lib/form-field';
import type { Company } from '@/model';

type Label = Exclude<keyof Messages['BuildingForm'], 'prefill' | 'text'>;
type Props = {
  company: Company;
  /** The subject of the form until the visitor chooses units. */
  building: string;
  /** Whether a building has levels to choose from. */
  hasLevels: boolean;
  fields: readonly FormField<Label>[];
};

/** Renders the form for businesses, for units of any building (specification §§5, 7). */
export function Inquiry({ company, building, hasLevels, fields }: Props) {
  const t = useTranslations('BuildingForm');
  return (
    <InquirySection
      company={company}
      route="/api/email/building"
      about={building}
      head={<h2 id="contact-title">{t('title')}</h2>}
      text={t('text', { levels: hasLevels ? 'several' : 'none' })}
      label={t('form')}
      submit={t('submit')}
      sending={t('sending')}
      fields={fields.map((field) => <Field key={field.name} {...field} label={t(field.label)} marked />)}
    />
  );
}

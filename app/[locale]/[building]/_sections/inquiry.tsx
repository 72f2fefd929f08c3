import { type Messages, useTranslations } from 'next-intl';
import { Field } from '@/components/form/field';
import { InquirySection } from '@/components/form/inquiry-section';
import type { FormField } from '@/lib/form-field';
import type { Building, Company } from '@/model';
import { LevelHead } from './level-head';

type Label = Exclude<keyof Messages['BuildingForm'], 'prefill' | 'text'>;
type Props = {
  company: Company;
  building: Building;
  fields: readonly FormField<Label>[];
  /** What the visitor is interested in, where the page knows it. */
  interest?: string;
  /** Of the level in question, in meters. */
  elevation?: number;
};

/** The form for businesses (specification §§5, 7). */
export function Inquiry({ company, building, fields, interest, elevation }: Props) {
  const t = useTranslations('BuildingForm');
  return (
    <InquirySection
      company={company}
      route={building.form ?? '/api/email/building'}
      about={building.form ? undefined : building.id}
      head={<LevelHead id="contact-title" title={t('title')} elevation={elevation} />}
      text={t('text', { levels: building.levels.length > 1 ? 'several' : 'none' })}
      label={t('form')}
      submit={t('submit')}
      sending={t('sending')}
      fields={fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          label={t(field.label)}
          value={field.name === 'interest' ? interest : undefined}
          marked
        />
      ))}
    />
  );
}

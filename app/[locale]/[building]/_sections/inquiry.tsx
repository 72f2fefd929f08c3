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
  /** A preselected interest, on pages about one unit or level. */
  interest?: string;
  /** Elevation of the level in question, in metres. */
  elevation?: number;
};

/** Renders the form for businesses (specification §§5, 7). */
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

import { type Messages, useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/form/field';
import { InquirySection } from '@/components/form/inquiry-section';
import { SectionHead } from '@/components/text/section-head';
import { getPathname } from '@/i18n/navigation';
import { answerValues } from '@/lib/answer-values';
import type { FormField } from '@/lib/form-field';
import type { Building, Company } from '@/model';
import { isFullyTaken } from '@/model/derived/is-fully-taken';
import { isOffered } from '@/model/derived/is-offered';

type Label = Exclude<keyof Messages['BuildingForm'], 'openTitle' | 'prefill' | 'text' | 'unitTitle'>;
type Props = {
  company: Company;
  building: Building;
  fields: readonly FormField<Label>[];
  /** The number of the unit on its page, and again as the subject unless it is taken. */
  unit?: string;
  number?: string;
  /** A preselected interest. */
  interest?: string;
  /** Elevation of the level in question, in metres. */
  elevation?: number | undefined;
};

/** Renders the form for businesses (specification §§5, 7). */
export function Inquiry({ company, building, fields, unit = '', number = '', interest, elevation }: Props) {
  const locale = useLocale();
  const t = useTranslations('BuildingForm');
  const isFull = isFullyTaken(building.units);
  const openTitle = isOffered(building) ? t('title') : t('openTitle', { building: building.name });
  const generalTitle = isFull ? t('similarTitle') : openTitle;
  const levels = number ? 'unit' : building.levels.length > 1 && !isFull ? 'several' : 'none';
  return (
    <InquirySection
      company={company}
      entity={building.legalEntity}
      route={building.form ?? '/api/email/building'}
      about={building.form ? undefined : building.id}
      page={getPathname({ href: unit ? `/${building.id}/${unit}` : `/${building.id}`, locale })}
      unit={unit}
      head={
        <SectionHead
          id="contact-title"
          title={number ? t('unitTitle', { number }) : generalTitle}
          elevation={elevation}
        />
      }
      text={t('text', { levels, number, ...answerValues(company.answerDays) })}
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

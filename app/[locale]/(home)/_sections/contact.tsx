import { type Messages, useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/form/field';
import { InquirySection } from '@/components/form/inquiry-section';
import { SectionHead } from '@/components/text/section-head';
import { getPathname } from '@/i18n/navigation';
import { answerValues } from '@/lib/answer-values';
import type { FormField } from '@/lib/form-field';
import type { Company } from '@/model';

type Props = { company: Company; fields: readonly FormField<Exclude<keyof Messages['Contact'], 'text'>>[] };

/** Renders the general contact form (specification §§5, 7). */
export function Contact({ company, fields }: Props) {
  const locale = useLocale();
  const t = useTranslations('Contact');
  return (
    <InquirySection
      company={company}
      route="/api/email/send"
      page={getPathname({ href: '/', locale })}
      head={<SectionHead id="contact-title" title={t('title')} />}
      text={t('text', answerValues(company.answerDays))}
      label={t('form')}
      submit={t('submit')}
      sending={t('sending')}
      fields={fields.map((field) => <Field key={field.name} {...field} label={t(field.label)} />)}
    />
  );
}

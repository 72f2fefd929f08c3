import { useTranslations } from 'next-intl';
import { Field } from '@/components/field';
import { InquirySection } from '@/components/inquiry-section';
import { SectionHead } from '@/components/section-head';
import type { Company } from '@/content/schema';

type Props = { company: Company };

/** The general contact form (SPEC §§5, 7). */
export function Contact({ company }: Props) {
  const t = useTranslations('Contact');
  return (
    <InquirySection
      company={company}
      route="/api/email/send"
      head={<SectionHead id="contact-title" label={t('label')} title={t('title')} />}
      text={t('text')}
      label={t('form')}
      submit={t('submit')}
      sending={t('sending')}
      names={['name', 'email', 'message']}
      fields={
        <>
          <Field name="name" label={t('name')} autoComplete="name" />
          <Field name="email" label={t('email')} autoComplete="email" type="email" />
          <Field name="message" label={t('message')} autoComplete="off" rows={6} />
        </>
      }
    />
  );
}

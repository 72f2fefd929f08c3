import { useTranslations } from 'next-intl';
import { Field } from '@/components/field';
import { InquirySection } from '@/components/inquiry-section';
import type { Company } from '@/content/schema';
import { LevelHead } from './level-head';

type Props = { company: Company };

/** The form for businesses (SPEC §§5, 7). */
export function Inquiry({ company }: Props) {
  const t = useTranslations('BuildingForm');
  return (
    <InquirySection
      company={company}
      route="/api/email/sendHarTov"
      head={<LevelHead id="contact-title" title={t('title')} mark="−6.00" />}
      text={t('text')}
      label={t('form')}
      submit={t('submit')}
      sending={t('sending')}
      names={['name', 'businessName', 'email', 'phone', 'interest']}
      fields={
        <>
          <Field name="name" label={t('fullName')} autoComplete="name" marked />
          <Field name="businessName" label={t('businessName')} autoComplete="organization" marked />
          <Field name="email" label={t('email')} autoComplete="email" type="email" marked />
          <Field name="phone" label={t('phone')} autoComplete="tel" type="tel" marked />
          <Field name="interest" label={t('interest')} autoComplete="off" rows={4} marked />
        </>
      }
    />
  );
}

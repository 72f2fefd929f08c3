import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Refuse } from '@/components/refuse';
import { getCompany } from '@/content';
import { hiddenMetadata } from '@/i18n/metadata';
import type { Locale } from '@/i18n/routing';
import { Missing } from './_sections/missing';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  return hiddenMetadata(t('notFoundTitle', { company: getCompany(locale).name }));
}

/** What every unknown address is answered with, by the rewrites of next.config.ts. */
export default function MissingPage() {
  return (
    <Refuse>
      <Missing />
    </Refuse>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/frame/back-link';
import { JsonLd } from '@/components/frame/json-ld';
import { PageFrame } from '@/components/frame/page-frame';
import { TopBar } from '@/components/frame/top-bar';
import type { Locale } from '@/i18n/routing';
import { siteNodes } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import { findShareImage, getCompany } from '@/model';
import { Statement } from './_sections/statement';

type Props = { params: Promise<{ locale: Locale }> };

const href = '/accessibility';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  const { name: company, accessibility } = getCompany(locale);
  return pageMetadata({
    locale,
    href,
    title: t('accessibilityTitle', { company }),
    description: t('accessibilityDescription', { officer: accessibility.officerTitle }),
    shareImage: { src: findShareImage('accessibility', locale), alt: t('ogAccessibilityAlt', { company }) },
  });
}

/** Renders the accessibility statement required by Israeli law (specification §2). */
export default async function AccessibilityPage({ params }: Props) {
  const { locale } = await params;
  const t = await getTranslations({ locale });
  const company = getCompany(locale);
  return (
    <PageFrame
      company={company}
      header={
        <TopBar company={company} back={<BackLink label={t('TopBar.backPlain')} href="/" />} href={href} />
      }
    >
      <Statement company={company} />
      <JsonLd nodes={siteNodes(company, locale)} />
    </PageFrame>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/frame/back-link';
import { JsonLd } from '@/components/frame/json-ld';
import { PageFrame } from '@/components/frame/page-frame';
import { TopBar } from '@/components/frame/top-bar';
import type { Locale } from '@/i18n/routing';
import { siteNodes } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import { findShareImage, getCompany, listBuildings, listFallbackPosts } from '@/model';
import { readPosts } from '@/server/social/feed';
import { Policy } from './_sections/policy';

type Props = { params: Promise<{ locale: Locale }> };

const href = '/privacy';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  const { name: company } = getCompany(locale);
  return pageMetadata({
    locale,
    href,
    title: t('privacyTitle', { company }),
    description: t('privacyDescription', { company }),
    shareImage: { src: findShareImage('privacy', locale), alt: t('ogPrivacyAlt', { company }) },
  });
}

/** Renders the privacy policy (sections 11 to 17B of the Privacy Protection Law). */
export default async function PrivacyPage({ params }: Props) {
  const { locale } = await params;
  const t = await getTranslations({ locale });
  const company = getCompany(locale);
  const posts = (await readPosts()) ?? listFallbackPosts(locale);
  return (
    <PageFrame
      company={company}
      header={
        <TopBar company={company} back={<BackLink label={t('TopBar.backPlain')} href="/" />} href={href} />
      }
    >
      <Policy
        company={company}
        hasBuildings={listBuildings(locale).length > 0}
        hasPosts={posts.some(({ url }) => url)}
      />
      <JsonLd nodes={siteNodes(company, locale)} />
    </PageFrame>
  );
}

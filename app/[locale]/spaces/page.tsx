import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/frame/back-link';
import { JsonLd } from '@/components/frame/json-ld';
import { PageFrame } from '@/components/frame/page-frame';
import { TopBar } from '@/components/frame/top-bar';
import type { Locale } from '@/i18n/routing';
import { siteNodes } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import { type Building, findShareImage, getCompany, listBuildings } from '@/model';
import { isFullyTaken } from '@/model/derived/is-fully-taken';
import { buildingForm } from '@/server/inquiry/forms';
import { Inquiry } from './_sections/inquiry';
import { Shortlist } from './_sections/shortlist';
import { Spaces } from './_sections/spaces';

type Props = { params: Promise<{ locale: Locale }> };

const href = '/spaces';

function listWithUnits(locale: Locale): Building[] {
  return listBuildings(locale).filter(({ units }) => units.length > 0);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  const { name: company, hasSpaces } = getCompany(locale);
  if (!hasSpaces) notFound();
  return pageMetadata({
    locale,
    href,
    title: t('spacesTitle', { company }),
    description: t('spacesDescription', { company }),
    shareImage: { src: findShareImage('spaces', locale), alt: t('ogSpacesAlt', { company }) },
  });
}

/** Renders the units of all buildings in one list with a comparison; without a unit there is no page. */
export default async function SpacesPage({ params }: Props) {
  const { locale } = await params;
  const t = await getTranslations({ locale });
  const company = getCompany(locale);
  if (!company.hasSpaces) notFound();
  const buildings = listWithUnits(locale);
  const isFull = isFullyTaken(buildings.flatMap(({ units }) => units));
  return (
    <PageFrame
      company={company}
      header={
        <TopBar company={company} back={<BackLink label={t('TopBar.backPlain')} href="/" />} href={href} />
      }
    >
      <Spaces buildings={buildings} />
      {!isFull && <Shortlist buildings={buildings} />}
      <Inquiry
        company={company}
        building={buildings[0]?.id ?? ''}
        isFull={isFull}
        hasLevels={buildings.every(({ levels }) => levels.length > 1)}
        fields={buildingForm.fields}
      />
      <JsonLd nodes={siteNodes(company, locale)} />
    </PageFrame>
  );
}

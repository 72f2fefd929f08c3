import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ActionBar } from '@/components/frame/action-bar';
import { JsonLd } from '@/components/frame/json-ld';
import { PageFrame } from '@/components/frame/page-frame';
import { TopBar } from '@/components/frame/top-bar';
import { listFacts } from '@/components/text/fact-list';
import { choiceName } from '@/i18n/choice-name';
import { type Locale, routing } from '@/i18n/routing';
import { siteNodes } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import {
  type Building,
  type Facts,
  findBuilding,
  findShareImage,
  getCompany,
  listBuildings,
  listProjects,
  summarizeOffer,
} from '@/model';
import { withPeople } from '@/model/derived/with-people';
import { buildingForm } from '@/server/inquiry/forms';
import { About } from './_sections/about';
import { Cut } from './_sections/cut';
import { Hero } from './_sections/hero';
import { Inquiry } from './_sections/inquiry';
import { Location } from './_sections/location';
import { Options } from './_sections/options';
import { SectionNav } from './_sections/section-nav';
import { Stations } from './_sections/stations';
import { Terms } from './_sections/terms';
import { Tour } from './_sections/tour';
import { Units } from './_sections/units';
import { buildingNodes } from './graph';

type Props = { params: Promise<{ locale: Locale; building: string }> };

/** Any other address is 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return listBuildings(routing.defaultLocale).map(({ id }) => ({ building: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const { id, href, pageTitle, hero, summary } = await readBuilding(params);
  return pageMetadata({
    locale,
    href,
    title: pageTitle,
    description: summary,
    shareImage: { src: findShareImage(`building-${id}`, locale), alt: hero.alt },
  });
}

async function readBuilding(params: Props['params']): Promise<Building> {
  const { locale, building } = await params;
  return findBuilding(locale, building) ?? notFound();
}

/** Renders the landing page of a building, section by section in the order of specification §2. */
export default async function BuildingPage({ params }: Props) {
  const { locale } = await params;
  const building = await readBuilding(params);
  const { href } = building;
  const company = withPeople(getCompany(locale), building.people);
  const t = await getTranslations({ locale, namespace: 'ChatButton' });
  const factWords = await getTranslations({ locale, namespace: 'Facts' });
  const factsOf = (facts: Facts) => listFacts(facts, factWords, locale);
  const unitWords = await getTranslations({ locale, namespace: 'Units' });
  // The building is also one of the projects, whose record has its figures.
  const figures = listProjects(locale).find(({ name }) => name === building.project);
  return (
    <PageFrame
      company={company}
      printed={{ href, asOf: building.updated }}
      header={<TopBar company={company} building={building} href={href} />}
      building={building}
      bar={
        <ActionBar
          company={company}
          greeting={t('prefillBuilding', { building: building.name })}
          label={unitWords('ask')}
        />
      }
    >
      <div data-parts>
        <Hero
          building={building}
          offer={summarizeOffer(building.units)}
          figures={figures}
          brochure={building.id}
        />
        <Stations steps={building.progress} completion={building.completion} />
        <SectionNav building={building} />
        <Cut levels={building.levels} units={building.units} figures={figures} />
        <Location building={building} company={company} />
        <About building={building} />
        <Tour name={building.name} url={building.virtualTourUrl} />
        <Options levels={building.levels} units={building.units} roof={figures?.roof} />
        <Terms building={building} />
        <Units building={building} />
        <Inquiry company={company} building={building} fields={buildingForm.fields} />
      </div>
      <JsonLd
        nodes={[
          ...siteNodes(company, locale),
          ...buildingNodes(
            building,
            { factsOf, nameOfUse: (use) => choiceName(unitWords, `uses.${use}`, use) },
            locale,
          ),
        ]}
      />
    </PageFrame>
  );
}

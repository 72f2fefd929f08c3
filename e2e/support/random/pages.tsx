import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import HomePage, { generateMetadata as homeHead } from '@/app/[locale]/(home)/page';
import UnitPage, {
  generateStaticParams as listUnits,
  generateMetadata as unitHead,
} from '@/app/[locale]/[building]/[unit]/page';
import BuildingPage, {
  generateMetadata as buildingHead,
  generateStaticParams as listBuildings,
} from '@/app/[locale]/[building]/page';
import AccessibilityPage, { generateMetadata as accessibilityHead } from '@/app/[locale]/accessibility/page';
import PrivacyPage, { generateMetadata as privacyHead } from '@/app/[locale]/privacy/page';
import ProjectPage, {
  generateStaticParams as listProjects,
  generateMetadata as projectHead,
} from '@/app/[locale]/project/[index]/page';
import SpacesPage, { generateMetadata as spacesHead } from '@/app/[locale]/spaces/page';
import TourPage, {
  generateStaticParams as listStops,
  generateMetadata as tourHead,
} from '@/app/[locale]/tour/[[...scene]]/page';
import { catalogs } from '@/i18n/catalogs';
import { type Locale, routing } from '@/i18n/routing';
import { timeZone } from '@/lib/today';
import { getCompany } from '@/model';
import { validateRecords } from '@/model/read/validate';
import { listCards } from '@/tools/build/assets/share-images/cards';

// Each page has the parameters of its own route.
type Props = { params: Promise<never> };
type Page = {
  Body: (props: Props) => Promise<ReactNode>;
  head: (props: Props) => unknown;
  list: (locale: Locale) => object[];
};

const once = () => [{}];

const pages: Record<string, Page> = {
  home: { Body: HomePage, head: homeHead, list: once },
  project: { Body: ProjectPage, head: projectHead, list: (locale) => listProjects({ params: { locale } }) },
  building: { Body: BuildingPage, head: buildingHead, list: listBuildings },
  unit: { Body: UnitPage, head: unitHead, list: listUnits },
  spaces: {
    Body: SpacesPage,
    head: spacesHead,
    list: (locale) => (getCompany(locale).hasSpaces ? [{}] : []),
  },
  tour: {
    Body: TourPage,
    head: tourHead,
    list: () => listStops().map(({ scene }) => (scene.length > 0 ? { scene } : {})),
  },
  accessibility: { Body: AccessibilityPage, head: accessibilityHead, list: once },
  privacy: { Body: PrivacyPage, head: privacyHead, list: once },
};

/** A page of the site: its HTML inside of the body, and its metadata as JSON. */
export type RenderedPage = { name: string; html: string; head: string };

/**
 * Renders every page of the company whose records the model reads, as the build does.
 *
 * @throws Error when the build would stop at the records or at a page
 */
export async function renderSite(): Promise<RenderedPage[]> {
  validateRecords();
  listCards();
  const rendered: RenderedPage[] = [];
  for (const locale of routing.locales)
    for (const [kind, { Body, head, list }] of Object.entries(pages))
      for (const own of list(locale)) {
        const props = { params: Promise.resolve({ locale, ...own } as never) };
        const name = `${kind} ${JSON.stringify({ locale, ...own })}`;
        const fail = (error: Error) => {
          throw new Error(`${name}: ${error.message}`);
        };
        const html = renderToStaticMarkup(
          <NextIntlClientProvider
            locale={locale}
            messages={catalogs[locale]}
            timeZone={timeZone()}
            onError={fail}
          >
            {await Body(props)}
          </NextIntlClientProvider>,
        );
        rendered.push({ name, html, head: JSON.stringify(await head(props)) });
      }
  return rendered;
}

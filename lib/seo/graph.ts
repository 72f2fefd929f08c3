import type { PostalAddress, PropertyValue, Thing } from 'schema-dts';
import { type Locale, routing } from '@/i18n/routing';
import { absoluteUrl, pageUrl } from '@/lib/seo/metadata';
import type { Company, Picture } from '@/model';
import { telHref } from './contact-links';

/** A thing with properties that schema.org knows for its type; `@id` is its name in every graph of the site. */
export type Node = Exclude<Thing, string>;

/** The names of the two things in the graph of every page; the same in both languages. */
export const companyId = absoluteUrl('/#company');
export const websiteId = absoluteUrl('/#website');

/** The company and its site, for the graph of every page. */
export function siteNodes(company: Company, locale: Locale): Node[] {
  return [
    {
      '@type': 'GeneralContractor',
      '@id': companyId,
      name: company.name,
      legalName: company.legalName,
      url: pageUrl('/', locale),
      logo: absoluteUrl('/icons/icon-512.png'),
      image: pictureUrl(company.hero),
      foundingDate: String(company.founded),
      telephone: telHref(company.phone).replace('tel:', ''),
      email: company.email,
      address: addressNode(company.address),
      sameAs: unlessEmpty(Object.values(company.social)),
      employee: unlessEmpty(
        company.people.map(({ name, role, phone, email, languages }) => ({
          '@type': 'Person',
          name,
          jobTitle: role,
          telephone: phone && telHref(phone).replace('tel:', ''),
          email,
          knowsLanguage: languages,
        })),
      ),
    },
    {
      '@type': 'WebSite',
      '@id': websiteId,
      name: company.name,
      url: pageUrl('/', locale),
      inLanguage: [...routing.locales],
      publisher: { '@id': companyId },
    },
  ];
}

/** A postal address in one line; the last part without digits is the town, perhaps with a postcode. */
export function addressNode(address: string): PostalAddress {
  const [, streetAddress = address, addressLocality, postalCode] =
    /^(.+), (\D+?)(?: (\d{5}|\d{7}))?$/.exec(address) ?? [];
  return { '@type': 'PostalAddress', streetAddress, addressLocality, postalCode, addressCountry: 'IL' };
}

/** A list for a graph, which has no empty lists. */
function unlessEmpty<Item>(list: Item[]): Item[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Something that can be said of a place: a UN/CEFACT code names the unit, else its text does. */
export type Property = { name: string; value: number | string; unitCode?: string; unitText?: string };

/** The properties of a place for `additionalProperty`; undefined when there are none. */
export function propertyNodes(properties: readonly Property[]): PropertyValue[] | undefined {
  if (properties.length === 0) return undefined;
  return properties.map(({ name, value, unitCode, unitText }) => ({
    '@type': 'PropertyValue',
    name,
    value,
    unitCode,
    unitText,
  }));
}

/** The address of the JPEG of a picture, which every reader of a graph knows. */
export function pictureUrl({ files }: Picture): string {
  return absoluteUrl(`${files.stem}-960.jpg`);
}

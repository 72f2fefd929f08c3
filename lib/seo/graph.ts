import type { PostalAddress, PropertyValue, Thing } from 'schema-dts';
import { type Locale, routing } from '@/i18n/routing';
import { absoluteUrl, pageUrl } from '@/lib/seo/metadata';
import type { Company, Picture } from '@/model';
import { type Country, defaultCountry } from '../countries';
import { withoutPaths } from '../text-paths';
import { telHref } from './contact-links';

/** A thing with properties of schema.org for its type; `@id` identifies it in every graph of the site. */
export type Node = Exclude<Thing, string>;

/** The ids of the two things in the graph of every page; the same in both languages. */
export const companyId = absoluteUrl('/#company');
export const websiteId = absoluteUrl('/#website');

/** Returns the company in short and its site, which every graph contains. */
export function siteNodes(company: Company, locale: Locale): Node[] {
  return [
    {
      '@type': company.businessType ?? 'Organization',
      '@id': companyId,
      name: company.name,
      url: pageUrl('/', locale),
      logo: absoluteUrl('/icons/icon-512.png'),
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

/** Returns the whole company and its site, for the graph of the home page. */
export function homeNodes(company: Company, locale: Locale): Node[] {
  const [inShort, site] = siteNodes(company, locale);
  const whole = {
    ...inShort,
    legalName: company.legalEntities[0]?.legalName,
    image: pictureUrl(company.hero),
    foundingDate: String(company.founded),
    telephone: company.secondPhone
      ? [company.phone, company.secondPhone].map(telephoneOf)
      : telephoneOf(company.phone),
    email: company.email,
    address: addressNode(company.address, company.country),
    sameAs: Object.values(company.social),
    employee: company.people.map(({ name, role, phone, email, languages }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      telephone: phone && telephoneOf(phone),
      email,
      knowsLanguage: languages,
    })),
  } as Node;
  return site ? [whole, site] : [whole];
}

function telephoneOf(phone: string): string {
  return telHref(phone).replace('tel:', '');
}

/** Parses a postal address in one line; the last part without digits is the town, optionally with a postcode. */
export function addressNode(address: string, country: Country = defaultCountry): PostalAddress {
  const [, streetAddress = address, addressLocality, postalCode] =
    /^(.+), (\D+?)(?: (\d{5}|\d{7}))?$/.exec(withoutPaths(address)) ?? [];
  return { '@type': 'PostalAddress', streetAddress, addressLocality, postalCode, addressCountry: country };
}

/** A property of a place: its unit is a UN/CEFACT code, otherwise text. */
export type Property = { name: string; value: number | string; unitCode?: string; unitText?: string };

/** Returns the properties of a place for `additionalProperty`. */
export function propertyNodes(properties: readonly Property[]): PropertyValue[] {
  return properties.map(({ name, value, unitCode, unitText }) => ({
    '@type': 'PropertyValue',
    name,
    value,
    unitCode,
    unitText,
  }));
}

/** Returns the address of the JPEG of a picture, the format that every reader of a graph supports. */
export function pictureUrl({ files }: Picture): string {
  return absoluteUrl(`${files.stem}-960.jpg`);
}

import { formatPhone } from '../../i18n/phones';
import type { Locale } from '../../i18n/routing';
import { addPath, withoutPaths } from '../../lib/text-paths';
import type { CompanyRecord } from '../schema';
import { type Logo, logo } from './brand';
import { hasSpaces } from './building-records';
import { companyRecord } from './company-record';
import { type In, inLanguage, type With } from './in-language';
import { listRecords } from './project-records';
import { hasOnlyVisualisations } from './visualisations';

/** Phone numbers are formatted for the language: 02-555-0100 in Hebrew, +972-2-555-0100 in English. */
export type Company = With<
  In<CompanyRecord>,
  {
    people: Person[];
    logo: Logo;
    /** Whether the site lists projects in the language. */
    hasProjects: boolean;
    /** Whether the site has a page of units. */
    hasSpaces: boolean;
    /** Whether every picture of the site is a visualisation. */
    hasOnlyVisualisations: boolean;
    /** The content of each `meta` tag for another service, by its name. */
    verification: Record<string, string>;
  }
>;

/** A contact person; `card` is the path of a vCard file. */
export type Person = NonNullable<In<CompanyRecord>['people']>[number] & { card: string };

const file = 'content/company.json';

/** Returns the company's facts and addresses in one language. */
export function getCompany(locale: Locale): Company {
  const {
    people = [],
    verification = [],
    phone,
    secondPhone,
    email,
    accessibility,
    privacy,
    ...company
  } = inLanguage(companyRecord, locale);
  const phoneIn = (number: string | undefined) => number && formatPhone(number, locale);
  return {
    ...company,
    phone: addPath(formatPhone(phone, locale), `${file}:phone`),
    secondPhone: secondPhone && addPath(formatPhone(secondPhone, locale), `${file}:secondPhone`),
    email: addPath(email, `${file}:email`),
    accessibility: { ...accessibility, officerPhone: phoneIn(accessibility.officerPhone) },
    privacy: {
      ...privacy,
      officer: privacy.officer && { ...privacy.officer, phone: phoneIn(privacy.officer.phone) },
    },
    people: people.map((person, index) => ({
      ...person,
      phone: person.phone && addPath(formatPhone(person.phone, locale), `${file}:people.${index}.phone`),
      email: person.email && addPath(person.email, `${file}:people.${index}.email`),
      card: `/people/${index + 1}.vcf`,
    })),
    logo: logo('logo', locale),
    hasProjects: listRecords().some((record) => record[locale] && !record.retired),
    hasSpaces: hasSpaces(),
    hasOnlyVisualisations: hasOnlyVisualisations(companyRecord),
    verification: Object.fromEntries(verification.map(readTag)),
  };
}

/** Returns name and content of a `meta` tag. */
function readTag(tag: string): [name: string, content: string] {
  const [, name = '', content = ''] = /name="(.+)" content="(.+)"/.exec(tag) ?? [];
  return [name, content];
}

/** Returns names and addresses of the company for replies and mails, in one language; reads no generated list. */
export function getContact(locale: Locale) {
  const { name, phone, email, answerDays } = companyRecord;
  return {
    company: withoutPaths(name[locale]),
    phone: formatPhone(phone, locale),
    email,
    answerDays,
  };
}

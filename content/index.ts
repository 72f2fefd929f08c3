import { formatPhone } from '../i18n/phones';
import type { Locale } from '../i18n/routing';
import buildingData from './building.json';
import clientsData from './clients.json';
import companyData from './company.json';
import { drawing, logo } from './read/brand';
import { factsIn } from './read/facts';
import { parseRecord } from './read/load';
import { picture } from './read/pictures';
import { listUnits } from './read/units';
import {
  type Building,
  buildingSchema,
  type Client,
  type Company,
  clientsSchema,
  companySchema,
  type FallbackPost,
  socialSchema,
} from './schema';
import socialData from './social.json';

export { getThemeColours } from './read/brand';
export { findPreview } from './read/previews';
export { listProjectIndices, listProjectPages, projectsPerPage } from './read/project-records';
export { findProject, listProjects, listProjectsOn } from './read/projects';
export { listTourSceneIds, listTourScenes } from './read/tour-scenes';

const clientRecords = parseRecord(clientsSchema, 'content/clients.json', clientsData);
const buildingRecord = parseRecord(buildingSchema, 'content/building.json', buildingData);
const companyRecord = parseRecord(companySchema, 'content/company.json', companyData);
const postRecords = parseRecord(socialSchema, 'content/social.json', socialData);

/** The clients in their order, in one language. */
export function listClients(locale: Locale): Client[] {
  return clientRecords.map((record) => ({
    ...record,
    name: record.name[locale],
    logo: record.logo[locale],
  }));
}

/** The building of `/hartuvcenter` in one language, with its five purchase options in the order of specification §2. */
export function getBuilding(locale: Locale): Building {
  const record = buildingRecord;
  const { distances, progress = [] } = record;
  return {
    ...record,
    name: record.name[locale],
    logo: logo('building-logo', locale),
    mark: drawing('building-mark-light'),
    subtitle: record.subtitle[locale],
    status: record.status[locale],
    road: record.road[locale],
    zone: record.zone[locale],
    location: record.location[locale],
    about: record.about[locale],
    summary: record.summary[locale],
    address: record.address[locale],
    distances: distances && {
      source: distances.source[locale],
      places: distances.places.map((each) => ({ ...each, place: each.place[locale] })),
    },
    progress: progress
      .map((step) => ({
        ...step,
        text: step.text[locale],
        image: step.image && picture(step.image, locale),
      }))
      .sort((a, b) => b.date.localeCompare(a.date)),
    units: listUnits(record),
    hero: picture(record.hero, locale),
    images: record.images.map((image) => picture(image, locale)),
    purchaseOptions: record.purchaseOptions.map((option) => ({
      ...option,
      title: option.title[locale],
      plainName: option.plainName[locale],
      description: option.description[locale],
      image: picture(option.image, locale),
      facts: factsIn(option.facts, locale),
    })),
  };
}

/** The names and addresses by which replies and mails speak of the company, in one language; needs no generated list. */
export function getContact(locale: Locale) {
  const { name, phone, email } = companyRecord;
  return {
    company: name[locale],
    building: buildingRecord.name[locale],
    phone: formatPhone(phone, locale),
    email,
  };
}

/** The company's facts and addresses in one language. */
export function getCompany(locale: Locale): Company {
  const { designer, accessibility, people = [] } = companyRecord;
  return {
    ...companyRecord,
    name: companyRecord.name[locale],
    legalName: companyRecord.legalName[locale],
    phone: formatPhone(companyRecord.phone, locale),
    people: people.map((person) => ({
      ...person,
      name: person.name[locale],
      role: person.role[locale],
      phone: person.phone && formatPhone(person.phone, locale),
    })),
    logo: logo('logo', locale),
    mark: drawing('mark-light'),
    address: companyRecord.address[locale],
    hero: picture(companyRecord.hero, locale),
    designer: designer && { ...designer, name: designer.name[locale] },
    accessibility: {
      ...accessibility,
      officerTitle: accessibility.officerTitle[locale],
      officerFirstName: accessibility.officerFirstName[locale],
    },
  };
}

/** The three posts shown when no live post could be read (specification §8). */
export function listFallbackPosts(locale: Locale): FallbackPost[] {
  return postRecords.map((post) => ({
    ...post,
    url: post.url ?? companyRecord.social.instagram,
    caption: post.caption[locale],
    image: picture(post.image, locale),
  }));
}

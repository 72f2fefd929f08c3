import type { Building, Company, Level, Picture } from '../../../model';

/* Records in one language for the tests of components, which hold whatever the company of the site is. */

const hero: Picture = {
  src: '/home/hero.jpg',
  alt: 'The yard',
  width: 1600,
  height: 1000,
  files: { stem: '/pictures/hero', widths: [800, 1600] },
};

const logo = { src: '/brand/logo.svg', width: 160, height: 40 };

function levelAt(elevation: number, id: string, fields: Pick<Level, 'uses' | 'offer'>): Level {
  const title = `Level ${id}`;
  return {
    id,
    title,
    plainName: title,
    description: `The ${id}.`,
    elevation,
    clearHeight: 4.5,
    facts: { clearHeight: 4.5 },
    ...fields,
  };
}

/** A building with three levels, one of them below the street, and without optional parts. */
export const testBuilding: Building = {
  id: 'silo-hall',
  href: '/silo-hall',
  name: 'Silo Hall',
  subtitle: 'Halls beside the road',
  status: 'Under construction',
  completion: null,
  road: 'Road 4',
  zone: 'the railway zone',
  location: 'Beside Road 4.',
  about: 'Two halls with a yard.',
  pageTitle: 'Silo Hall – halls to let',
  summary: 'Two halls with a yard.',
  address: '9 Railway Street, Acre',
  position: { latitude: 32.9, longitude: 35.1 },
  country: 'IL',
  hero,
  images: [],
  facts: {},
  logo: undefined,
  mark: undefined,
  levels: [
    levelAt(-6, 'store', { uses: ['storage'], offer: 'sale' }),
    levelAt(0, 'street', { uses: ['retail'], offer: 'sale' }),
    levelAt(6, 'offices', { uses: ['office'], offer: 'sale' }),
  ],
  progress: [],
  units: [],
  unitsUntil: undefined,
  tour: [],
  updated: '2026-06-20',
};

/** A company with every required field of its record. */
export const testCompany: Company = {
  name: 'Silo Works',
  legalEntities: [{ id: 'silo', legalName: 'Silo Works Ltd', companyNumber: '520000001' }],
  founded: 1990,
  phone: '+972-3-555-0100',
  email: 'office@company.example',
  address: '9 Railway Street, Acre',
  position: { latitude: 32.9, longitude: 35.1 },
  facts: {},
  services: [{ id: 'building', title: 'Building', text: 'From the ground to the roof.' }],
  hero,
  social: {},
  accessibility: {
    officerTitle: 'Accessibility Officer',
    officerFirstName: 'Avigdor',
    officerEmail: 'access@company.example',
    hours: '08:30-16:30',
    updated: '2026-06-14',
  },
  privacy: { mailboxMonths: 24, keepDays: 0, undeliveredDays: 35, logDays: 9, updated: '2026-06-20' },
  people: [],
  logo: { dark: logo, light: logo },
  hasProjects: true,
  hasSpaces: false,
  hasOnlyVisualisations: false,
  verification: {},
  updated: '2026-06-20',
};

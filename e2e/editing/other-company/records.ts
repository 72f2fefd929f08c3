import type { BuildingRecord, CompanyRecord } from '../../../content/schema';
import { building, company } from '../../../testing/content/records';

/* Another company and its building: no value is that of the records under content/. */

export const otherCompany: CompanyRecord = {
  ...company,
  name: { he: 'אבן גזית', en: 'Even Gazit' },
  legalName: { he: 'אבן גזית בנייה בע״מ', en: 'Even Gazit Construction Ltd' },
  companyNumber: '520000001',
  founded: 1987,
  phone: '050-555-0199',
  whatsapp: '972505550177',
  email: 'hello@gazit.example',
  address: { he: 'רחוב המסגר 7, נמל הצפון', en: '7 Hamasger Street, North Harbour' },
  position: { latitude: 32.8123, longitude: 35.0456 },
  facts: { builtArea: 456_000, plannedArea: 78_500, experienceYears: 39, zoneYears: 21 },
  social: {
    facebook: 'https://www.facebook.com/gazit.builds',
    instagram: 'https://www.instagram.com/gazit.builds/',
  },
  designer: { name: { he: 'סטודיו צמרת', en: 'Treetop Studio' }, url: 'https://treetop.example' },
  people: [
    {
      name: { he: 'יואב ברקן', en: 'Yoav Barkan' },
      role: { he: 'מנהל הנכסים', en: 'Property Manager' },
      phone: '052-555-0188',
      languages: ['he', 'ru'],
    },
  ],
  accessibility: {
    ...company.accessibility,
    officerTitle: { he: 'רכז הנגישות', en: 'Accessibility Officer' },
    officerFirstName: { he: 'אביגדור', en: 'Avigdor' },
    officerEmail: 'access@gazit.example',
  },
};

export const otherBuilding: BuildingRecord = {
  ...building,
  name: { he: 'שער הנמל', en: 'Harbour Gate' },
  completion: '2031-03',
  status: { he: 'בבנייה – סיום משוער: מרץ 2031', en: 'Under Construction - Expected Completion March 2031' },
  road: { he: 'כביש 22', en: 'Road 22' },
  zone: { he: 'אזור התעשייה הצפוני', en: 'the northern industrial zone' },
  location: { he: 'מול רציף 4, לצד כביש 22.', en: 'Opposite quay 4, beside Road 22.' },
  summary: {
    he: 'למכירה בשדרות הרציף 4: אולמות לתעשייה ולאחסנה מול הנמל.',
    en: 'For sale at 4 Quay Avenue: industrial and storage halls facing the port.',
  },
  address: { he: 'שדרות הרציף 4', en: '4 Quay Avenue' },
  position: { latitude: 32.8234, longitude: 35.0567 },
  distances: {
    source: { he: 'מדידה במפה', en: 'measured on a map' },
    places: [{ place: { he: 'נמל חיפה', en: 'Haifa Port' }, kilometers: 4, minutes: 8 }],
  },
  progress: [
    {
      date: '2026-10-01',
      phase: 'groundworks',
      text: { he: 'היסודות נוצקים.', en: 'The foundations are being cast.' },
    },
  ],
};

/** Ground, page, action and accent of the other company, by their tokens. */
export const otherColours = {
  ink: '#1b1035',
  stone: '#eef3fa',
  oxide: '#0b5cad',
  'oxide-light': '#7cc4ff',
};

/** The files of public/brand, each with its drawing, none in the proportion of the first company's. */
export const otherLogos: Record<string, string> = Object.fromEntries([
  ...['logo', 'building-logo'].flatMap((name) =>
    (['he', 'en'] as const).flatMap((locale) => [
      [`${name}-${locale}.svg`, logo(otherColours.ink)],
      [`${name}-${locale}-light.svg`, logo('#ffffff')],
    ]),
  ),
  ['mark-light.svg', mark('#ffffff')],
  ['building-mark-light.svg', mark('#ffffff')],
  [
    'icon.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${otherColours.oxide}" d="M0 0h32v32H0z"/></svg>`,
  ],
]);

function logo(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 310 50" fill="${colour}"><path d="M0 0h50v50H0zM70 10h240v30H70z"/></svg>`;
}

function mark(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50" fill="${colour}"><path d="M0 0h50v50H0z"/></svg>`;
}

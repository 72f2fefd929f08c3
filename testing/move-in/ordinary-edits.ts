import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  BuildingRecord,
  ClientRecord,
  CompanyRecord,
  FallbackPostRecord,
  ProjectRecord,
} from '../../content/schema';
import { formatMonth } from '../../i18n/dates';
import { today } from '../../lib/today';

/*
 * What people who keep the site do to its content, each in a copy of the site. Every one of them is allowed: the check
 * and the unit tests must stay green.
 */

const projectFolder = 'content/projects';

/** Moments at which something was taken off, or is published. */
const [past, later] = ['2020-01-01T08:00', '2999-01-01T08:00'];

/** Reads and writes the records of a copy of the site. */
function recordsOf(folder: string) {
  const place = (file: string) => path.join(folder, 'content', file);
  const read = <Shape>(file: string): Shape => JSON.parse(readFileSync(place(file), 'utf8'));
  const edit = <Shape>(file: string, change: (record: Shape) => unknown) =>
    writeFileSync(place(file), `${JSON.stringify(change(read<Shape>(file)), null, 2)}\n`);
  const names = () =>
    readdirSync(path.join(folder, projectFolder)).map((file) => file.replace(/\.json$/, ''));
  return {
    edit,
    names,
    project: (name: string) => read<ProjectRecord>(`projects/${name}.json`),
    editProject: (name: string, change: (record: ProjectRecord) => object) =>
      edit<ProjectRecord>(`projects/${name}.json`, change),
  };
}

/**
 * Makes the edits that the guide, the README and the check itself ask for, all at once.
 *
 * @param folder a copy of the site with the content of the sample
 */
export function editOrdinarily(folder: string): void {
  const { edit, names, project, editProject } = recordsOf(folder);
  const [first = '', second = '', third = '', fourth = ''] = names().filter((name) => {
    const { en, status, landingPageUrl } = project(name);
    return en && status !== 'completed' && !landingPageUrl;
  });
  // An English block taken out, a project taken off, one planned, one finished, the building's link out, a logo for a partner.
  editProject(first, ({ en: _en, ...others }) => others);
  editProject(second, (record) => ({ ...record, takeOffAt: past }));
  editProject(fourth, (record) => ({ ...record, publishAt: later }));
  editProject(third, (record) => ({ ...record, status: 'completed' }));
  for (const name of names()) editProject(name, ({ landingPageUrl: _url, ...others }) => others);
  const withLogo = names().find((name) => project(name).partners.some(({ logo }) => logo)) ?? '';
  const logo = project(withLogo).partners.find((partner) => partner.logo)?.logo ?? '';
  const ownLogo = '/partners/own.svg';
  copyFileSync(path.join(folder, 'public', logo), path.join(folder, 'public', ownLogo));
  const withoutLogo = names().find((name) => project(name).partners.some((partner) => partner.logo === null));
  editProject(withoutLogo ?? '', (record) => {
    const partner = record.partners.find((other) => other.logo === null);
    return {
      ...record,
      partners: record.partners.map((other) => (other === partner ? { ...other, logo: ownLogo } : other)),
    };
  });
  // An English text for the project that had none.
  const hebrewOnly = names().find((name) => !project(name).en && name !== first) ?? '';
  editProject(hebrewOnly, (record) => ({
    ...record,
    images: record.images.map((image, index) => ({
      ...image,
      alt: { ...image.alt, en: `The campus from the ${['north', 'south', 'west', 'east', 'air'][index]}` },
    })),
    en: {
      title: 'Campus in Planning',
      openingLine: 'Now in English as well.',
      description: ['Production and offices stand side by side.', 'Ask us for the drawings.'],
    },
  }));
  // New counts of posts, one of which is planned, levels in another order, the last client of an industry gone.
  edit<FallbackPostRecord[]>('social.json', (posts) =>
    posts.map((post, index) => ({
      ...post,
      ...{ likes: 300 + index, comments: 20 + index },
      ...(index === 0 && { publishAt: later }),
    })),
  );
  edit<ClientRecord[]>('clients.json', (clients) => {
    const gone = clients.filter(({ industry }) => industry === clients[0]?.industry);
    for (const { logo } of gone)
      for (const src of Object.values(logo)) rmSync(path.join(folder, 'public', src));
    return clients.filter((client) => !gone.includes(client));
  });
  // New hours, a new figure, a new day of the statement, a new month of completion, a unit and a step that are planned,
  // a unit taken off.
  edit<CompanyRecord>('company.json', (company) => ({
    ...company,
    facts: { ...company.facts, builtArea: 320_000 },
    accessibility: {
      ...company.accessibility,
      hours: '08:00-16:00',
      updated: today(),
    },
  }));
  const completion = `${Number(today().slice(0, 4)) + 1}-05`;
  const [building = ''] = readdirSync(path.join(folder, 'content/buildings'));
  edit<BuildingRecord>(`buildings/${building}`, (building) => ({
    ...building,
    levels: [...(building.levels ?? [])].reverse(),
    units: building.units?.map((unit, index, { length }) => ({
      ...unit,
      ...(index === length - 1 && { publishAt: later }),
      ...(index === length - 2 && { takeOffAt: past }),
    })),
    progress: building.progress?.map((step, index) => ({
      ...step,
      ...(index === 0 && { publishAt: later }),
    })),
    completion,
    status: {
      he: `בבנייה – סיום משוער: ${formatMonth(completion, 'he')}`,
      en: `Under construction – expected completion ${formatMonth(completion, 'en')}`,
    },
  }));
}

import { catalogOf, routing } from '../../i18n/routing';
import { asRecord } from '../../lib/as-record';
import { valueAt } from '../../lib/value-at';
import { descriptionOf } from '../../model/fields';
import type { FieldSchema } from '../../model/fields/schema';
import type { EditorLocale } from '../messages';
import { given, type Path, type State } from './editor-state';

/** A form: a group of messages, or a record. */
export type Doc = { id: string; title: string /** The page of the site that shows it. */; page?: string };

/** The pages with their groups of messages; all others are on the home page. */
const groupsOfPage: Record<string, string[]> = {
  '/accessibility': ['AccessibilityStatement', 'LegalText'],
  '/spaces': ['Spaces'],
  '/privacy': ['PrivacyPolicy'],
};
const groupsOfProject = ['Project', 'Facts', 'Viewer'];
const groupsOfBuilding = ['Building', 'BuildingForm', 'Distances', 'Progress', 'Units', 'Map'];

function pageOf(name: string, state: State): string {
  const building = Object.keys(state.files).find(isBuilding);
  if (groupsOfProject.includes(name)) return listProjects(state, routing.defaultLocale)[0]?.page ?? '/';
  if (building && groupsOfBuilding.includes(name)) return buildingPage(building);
  const stop = name === 'Tour' && valueAt(state.files[building ?? ''], ['tour', 0, 'id']);
  if (stop) return `/tour/${stop}`;
  return Object.keys(groupsOfPage).find((page) => groupsOfPage[page]?.includes(name)) ?? '/';
}

export function isProject(file: string): boolean {
  return file.startsWith('content/projects/');
}

export function isBuilding(file: string): boolean {
  return file.startsWith('content/buildings/');
}

function buildingPage(file: string): string {
  return file.replace(/^content\/buildings|\.json$/g, '');
}

/** The shape of a record's file. */
export function shapeOf(file: string, isDraft = false): FieldSchema {
  const [, name = ''] = /^content\/(\w+)/.exec(file) ?? [];
  const folders: Record<string, string> = { buildings: 'building', projects: isDraft ? 'draft' : 'project' };
  return given.schemas[folders[name] ?? name] ?? {};
}

export function listGroups(state: State, locale: EditorLocale): Doc[] {
  return Object.keys(state.files[catalogOf(routing.defaultLocale)] ?? {}).map((name) => ({
    id: `messages/${name}`,
    title: descriptionOf(locale, { field: `messages.${name}` }).label || name,
    page: pageOf(name, state),
  }));
}

/** The single records and the buildings. */
export function listRecords({ files }: State, locale: EditorLocale): Doc[] {
  const records = Object.keys(files).filter((file) => file.startsWith('content/') && !isProject(file));
  return records.map((file) => {
    if (!isBuilding(file)) return { id: file, title: descriptionOf(locale, shapeOf(file)).label, page: '/' };
    const name = valueAt(files[file], ['name', locale]);
    return { id: file, title: String(name || file), page: buildingPage(file) };
  });
}

/** The fields of a project that the lists show. */
export type ProjectData = {
  index?: number;
  order?: number;
  draft?: boolean;
  retired?: boolean;
};

/** Returns the fields of a project, which are checked when they are saved. */
export function projectOf(data: unknown): ProjectData {
  return asRecord(data) as ProjectData;
}

/** The projects in the order of the site. */
export function listProjects({ files }: State, locale: string) {
  const projects = Object.entries(files).filter(([file]) => isProject(file));
  return projects
    .map(([file, data]) => {
      const { index, order = 0, draft = false, retired = false } = projectOf(data);
      const titles = [locale, routing.defaultLocale].map((language) => valueAt(data, [language, 'title']));
      const title = String(titles.find(Boolean) ?? file.replace(/^content\/projects\/|\.json$/g, ''));
      return { id: file, title, page: `/project/${index}`, order, draft, retired };
    })
    .sort((a, b) => a.order - b.order);
}

/** The id of what holds a field. */
export function docIdOf(file: string, path: Path): string {
  return file.startsWith('messages/') ? `messages/${path[0]}` : file;
}

export function findDoc(state: State, locale: EditorLocale, id: string): Doc | undefined {
  return [...listGroups(state, locale), ...listRecords(state, locale), ...listProjects(state, locale)].find(
    (doc) => doc.id === id,
  );
}

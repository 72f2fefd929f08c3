import { valueAt } from '../../lib/value-at';
import type { Path, State } from './editor-state';
import { type EditorLocale, groupLabel, recordLabel } from './words';

/** What the person opens: a group of messages, or a record. */
export type Doc = { id: string; title: string /** The page of the site that shows it. */; page?: string };

export const catalogFiles = { he: 'messages/he.json', en: 'messages/en.json' };

/** The names of the records of which there is one file each, in the order of the list. */
const singles = ['company', 'building', 'clients', 'social', 'tour'];

const pageOfGroup: Record<string, string> = {
  AccessibilityStatement: '/accessibility',
  Project: '/project/0',
  Facts: '/project/0',
  Viewer: '/project/0',
  ...Object.fromEntries(
    ['Building', 'BuildingForm', 'Distances', 'Progress', 'Units', 'Map'].map((name) => [
      name,
      '/hartuvcenter',
    ]),
  ),
  Tour: '/tour/street',
};

const pageOfRecord: Record<string, string> = { building: '/hartuvcenter', tour: '/tour/street' };

export function isProject(file: string): boolean {
  return file.startsWith('content/projects/');
}

/** The name of the shape of a record's file. */
export function kindOf(file: string): string {
  return isProject(file) ? 'project' : file.replace(/^content\/|\.json$/g, '');
}

export function listGroups({ files }: State, locale: EditorLocale): Doc[] {
  return Object.keys(files[catalogFiles.he] ?? {}).map((name) => ({
    id: `messages/${name}`,
    title: groupLabel(locale, name),
    page: pageOfGroup[name] ?? '/',
  }));
}

export function listRecords(locale: EditorLocale): Doc[] {
  return singles.map((name) => ({
    id: `content/${name}.json`,
    title: recordLabel(locale, name),
    page: pageOfRecord[name] ?? '/',
  }));
}

export type ProjectDoc = Doc & { order: number; draft: boolean; retired: boolean };

/** The projects in the order of the site. */
export function listProjects({ files }: State, locale: EditorLocale): ProjectDoc[] {
  const projects = Object.entries(files).filter(([file]) => isProject(file));
  return projects
    .map(([file, data]) => ({
      id: file,
      title: String(
        valueAt(data, [locale, 'title']) || valueAt(data, ['he', 'title']) || file.split('/').at(-1),
      ),
      page: `/project/${valueAt(data, ['index'])}`,
      order: Number(valueAt(data, ['order'])),
      draft: valueAt(data, ['draft']) === true,
      retired: valueAt(data, ['retired']) === true,
    }))
    .sort((a, b) => a.order - b.order);
}

/** The id of what holds a field. */
export function docIdOf(file: string, path: Path): string {
  return file.startsWith('messages/') ? `messages/${path[0]}` : file;
}

export function findDoc(state: State, locale: EditorLocale, id: string): Doc | undefined {
  return [...listGroups(state, locale), ...listRecords(locale), ...listProjects(state, locale)].find(
    (doc) => doc.id === id,
  );
}

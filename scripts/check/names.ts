import { routing } from '../../i18n/routing';
import type { Finding } from './finding';
import { catalogOf, listProjectFiles, readJsonFile, singleRecords } from './project-files';
import { flatten } from './texts';

/** A name in a record: its place, what it says and the list in which it must be the only one. */
type Name = { file: string; field: string; value: string; list: string };

/** Characters: a longer title is cut off by search engines and fills a telephone's screen. */
const longest = 80;

/** A client, a level, a project has a name of its own, the same in every record, and not a sentence for a name. */
export function checkNames(root: string): Finding[] {
  const names = [...singleRecords, ...listProjectFiles(root)].flatMap((file) => namesIn(root, file));
  const twice = names.flatMap((name, at): Finding[] => {
    const { list, ...place } = name;
    const first = names.slice(0, at).find((each) => each.list === list && each.value === name.value);
    if (!first) return [];
    const other = first.file === name.file ? first.field : first.file;
    const cure = `${other} has the same: take one of them away, or change it`;
    // A project that was copied is told first at its index.
    const follows = (cause: Finding) => cause.file === name.file && cause.field === 'index';
    return [{ level: 'error', ...place, cure, follows }];
  });
  // Both languages of one name are one slip.
  const once = twice.filter(({ file, field = '' }, at) => {
    const owner = (each = '') => each.replace(/\.\w+$/, '').replace(/^\w{2}$/, '');
    return !twice.slice(0, at).some((each) => each.file === file && owner(each.field) === owner(field));
  });
  return [...once, ...longTitles(root), ...otherName(root)];
}

function namesIn(root: string, file: string): Name[] {
  const record = readJsonFile(root, file);
  return (record?.strings ?? []).flatMap(({ path, value }) => {
    const field = path.join('.');
    const list = file.startsWith('content/projects/') ? 'projects' : file;
    const isName =
      (list === 'projects' && path.length === 2 && path[1] === 'title') ||
      (file === 'content/clients.json' && /^\d+\.name\./.test(field)) ||
      (file === 'content/building.json' && /^purchaseOptions\.\d+\.(level$|title\.)/.test(field));
    const language = path.find((name) => routing.locales.some((locale) => locale === name)) ?? 'level';
    return isName && value.trim() ? [{ file, field, value, list: `${list} ${language}` }] : [];
  });
}

function longTitles(root: string): Finding[] {
  return routing.locales.flatMap((locale) => {
    const file = catalogOf(locale);
    const words = flatten(readJsonFile(root, file)?.data);
    return [...words].flatMap(([field, value]): Finding[] => {
      if (!/[tT]itle$/.test(field) || typeof value !== 'string' || value.length <= longest) return [];
      return [
        {
          level: 'error',
          file,
          field,
          value: `${value.slice(0, 40)}…`,
          cure: `write at most ${longest} characters`,
        },
      ];
    });
  });
}

/** The building has one name: its own, and as a project. */
function otherName(root: string): Finding[] {
  type Texts = { name?: Record<string, unknown>; landingPageUrl?: unknown } & Record<
    string,
    { title?: unknown } | undefined
  >;
  const building = readJsonFile(root, 'content/building.json')?.data as Texts | null | undefined;
  return listProjectFiles(root).flatMap((file) => {
    const project = readJsonFile(root, file)?.data as Texts | null | undefined;
    if (project?.landingPageUrl !== '/hartuvcenter') return [];
    return routing.locales.flatMap((locale): Finding[] => {
      const [name, title] = [building?.name?.[locale], project[locale]?.title];
      if (typeof name !== 'string' || typeof title !== 'string' || name === title) return [];
      const cure = `content/building.json calls the building “${name}”: write one name in both`;
      return [{ level: 'error', file, field: `${locale}.title`, value: title, cure }];
    });
  });
}

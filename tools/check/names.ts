import { routing } from '../../i18n/routing';
import { error, type Issue } from './issue';
import { catalogOf, listFields, listProjectFiles, listRecordFiles } from './project-files';

/** A name in a record: its place, what it says and the list in which it must be the only one. */
type Name = { file: string; field: string; value: string; list: string };

/** Characters: a longer title is cut off by search engines and fills a telephone's screen. */
const longest = 80;

/** A client, a level, a project has a name of its own, the same in every record, and not a sentence for a name. */
export function checkNames(root: string): Issue[] {
  const names = listRecordFiles(root).flatMap((file) => namesIn(root, file));
  const twice = names.flatMap((name, at): Issue[] => {
    const { list, ...place } = name;
    const first = names.slice(0, at).find((each) => each.list === list && each.value === name.value);
    if (!first) return [];
    const other = first.file === name.file ? first.field : first.file;
    // A project that was copied is reported first at its index.
    const follows = (cause: Issue) => cause.file === name.file && cause.field === 'index';
    return [error({ ...place, follows }, 'names.twice', { other })];
  });
  // Both languages of one name are one slip.
  const once = twice.filter(({ file, field = '' }, at) => {
    const owner = (each = '') => each.replace(/\.\w+$/, '').replace(/^\w{2}$/, '');
    return !twice.slice(0, at).some((each) => each.file === file && owner(each.field) === owner(field));
  });
  return [...once, ...longTitles(root), ...otherName(root)];
}

function namesIn(root: string, file: string): Name[] {
  return listFields(root, file).flatMap(({ path, field, value }) => {
    const list = file.startsWith('content/projects/') ? 'projects' : file;
    const isName =
      (list === 'projects' && path.length === 2 && path[1] === 'title') ||
      (file === 'content/clients.json' && /^\d+\.name\./.test(field)) ||
      (file === 'content/building.json' && /^purchaseOptions\.\d+\.(level$|title\.)/.test(field));
    const language = path.find((name) => routing.locales.some((locale) => locale === name)) ?? 'level';
    return isName && value.trim() ? [{ file, field, value, list: `${list} ${language}` }] : [];
  });
}

function longTitles(root: string): Issue[] {
  return routing.locales.flatMap((locale) => {
    const file = catalogOf(locale);
    return listFields(root, file)
      .filter(({ field, value }) => /[tT]itle$/.test(field) && value.length > longest)
      .map(({ field, value }) =>
        error({ file, field, value: `${value.slice(0, 40)}…` }, 'record.tooLong', { maximum: longest }),
      );
  });
}

/** The building has one name: its own, and as a project. */
function otherName(root: string): Issue[] {
  const textAt = (file: string, field: string) =>
    listFields(root, file).find((each) => each.field === field)?.value;
  return listProjectFiles(root)
    .filter((file) => textAt(file, 'landingPageUrl') === '/hartuvcenter')
    .flatMap((file) =>
      routing.locales.flatMap((locale) => {
        const field = `${locale}.title`;
        const [name, value] = [textAt('content/building.json', `name.${locale}`), textAt(file, field)];
        if (name === undefined || value === undefined || name === value) return [];
        return error({ file, field, value }, 'names.building', { name });
      }),
    );
}

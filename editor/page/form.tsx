import { keptParts } from '../../i18n/kept-parts';
import { catalogOf, type Locale, routing } from '../../i18n/routing';
import { valueAt } from '../../lib/value-at';
import { descriptionOf } from '../../model/fields';
import { choicesOf, fieldAt } from '../../model/fields/schema';
import { type Doc, isBuilding, isProject, shapeOf } from './documents';
import { type Path, type State, useEditor } from './editor-state';
import { Fields, Headings, Items } from './fields/group';
import { Reasons } from './fields/notes';
import { Pair } from './fields/pair';
import { ProjectActions } from './project-actions';
import { leavesOf, listLeaves } from './texts';
import { UnitsTable } from './units-table';
import { messageLabel } from './words';

/** The fields of a record, or of a group of messages. */
export function Form({ doc }: { doc: Doc }) {
  const { state } = useEditor();
  if (doc.id.startsWith('messages/')) return <Messages group={doc.id.slice('messages/'.length)} />;
  const file = doc.id;
  const data = state.files[file];
  if (data === null) return <Unreadable file={file} />;
  const schema = shapeOf(file, Boolean(valueAt(data, ['draft'])));
  const Content = schema.type === 'array' ? Items : Fields;
  return (
    <>
      {isProject(file) && <ProjectActions file={file} />}
      <Headings file={file} schema={schema} />
      <Content file={file} path={[]} schema={schema} />
      {isBuilding(file) && <UnitsTable />}
    </>
  );
}

/** A message about invalid JSON, which no form can correct. */
function Unreadable({ file }: { file: string }) {
  const { state, locale, t } = useEditor();
  const issues = state.issues.filter((issue) => issue.file === file);
  const hints = issues.map(({ field, hint }) => `${field}: ${hint[locale]}`);
  return <Reasons texts={[t('unreadable', { file }), ...hints]} />;
}

function Messages({ group }: { group: string }) {
  const { state, locale } = useEditor();
  const { help } = descriptionOf(locale, { field: `messages.${group}` });
  const broken = routing.locales.map(catalogOf).find((file) => state.files[file] === null);
  if (broken) return <Unreadable file={broken} />;
  const source = catalogOf(routing.defaultLocale);
  const messages = leavesOf(source, valueAt(state.files[source], [group]), [group]);
  return (
    <>
      {help && <p className="help">{help}</p>}
      {messages.map(({ path }) => (
        <Message key={path.join('.')} path={path} />
      ))}
    </>
  );
}

function Message({ path }: { path: Path }) {
  const { state, locale, t } = useEditor();
  const texts = routing.locales.map((language) => valueAt(state.files[catalogOf(language)], path));
  const parts = [...new Set(texts.flatMap((message) => keptParts(String(message ?? ''))))];
  const count = countPlaces(state, path);
  return (
    <Pair
      label={messageLabel(state, locale, path)}
      help={count > 1 ? t('usedIn', { count }) : undefined}
      placeOf={(language: Locale) => ({ file: catalogOf(language), path })}
      schema={{ type: 'string' }}
      parts={parts}
    />
  );
}

/** In how many records a message is chosen by its key. */
function countPlaces(state: State, path: Path): number {
  const names = Object.keys(valueAt(state.files[catalogOf(routing.defaultLocale)], path.slice(0, -1)) ?? {});
  const choosing = listLeaves(state)
    .filter(({ file, value }) => file.startsWith('content/') && value === path.at(-1))
    .map((leaf) => choicesOf(fieldAt(shapeOf(leaf.file), leaf.path) ?? {}))
    .filter((choices) => choices.length > 0 && choices.every((choice) => names.includes(choice)));
  return choosing.length;
}

import { descriptionOf } from '../../content/fields';
import { keptParts } from '../../i18n/kept-parts';
import { type Locale, routing } from '../../i18n/routing';
import { shorten } from '../../lib/shorten';
import { valueAt } from '../../lib/value-at';
import { catalogOf, type Doc, isBuilding, isProject, shapeOf } from './documents';
import { useEditor } from './editor-state';
import { Fields, Items } from './fields/group';
import { Pair } from './fields/pair';
import { ProjectActions } from './project-actions';
import { UnitsTable } from './units-table';
import { messageLabel } from './words';

/** Everything of a record, or of a group of messages, as fields. */
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
      <Content file={file} path={[]} schema={schema} />
      {isBuilding(file) && <UnitsTable />}
    </>
  );
}

/** A file that is no JSON, which only somebody who edits its text can correct. */
function Unreadable({ file }: { file: string }) {
  const { state, locale, t } = useEditor();
  return (
    <div className="notes">
      <p className="error">{t('unreadable', { file })}</p>
      {state.issues
        .filter((issue) => issue.file === file)
        .map(({ field, hint }) => (
          <p key={field} className="error">
            <bdi>
              {field}: {hint[locale]}
            </bdi>
          </p>
        ))}
    </div>
  );
}

function Messages({ group }: { group: string }) {
  const { state, locale } = useEditor();
  const { help } = descriptionOf(locale, { field: `messages.${group}` });
  const broken = routing.locales.map(catalogOf).find((file) => state.files[file] === null);
  if (broken) return <Unreadable file={broken} />;
  const keys = keysOf(valueAt(state.files[catalogOf(routing.defaultLocale)], [group]), [group]);
  return (
    <>
      {help && <p className="help">{help}</p>}
      {keys.map(({ path, text }) => (
        <Message key={path.join('.')} path={path} text={text} />
      ))}
    </>
  );
}

function Message({ path, text }: { path: string[]; text: string }) {
  const { state, locale, t } = useEditor();
  const shown = String(valueAt(state.files[catalogOf(locale)], path) ?? text);
  const parts = keptParts(text);
  const start = shorten(shown, 40);
  return (
    <Pair
      label={messageLabel(locale, path) || start}
      help={parts.length > 0 ? t('keep', { parts: parts.join(' ') }) : undefined}
      placeOf={(language: Locale) => ({ file: catalogOf(language), path })}
      schema={{ type: 'string' }}
      isMessage
    />
  );
}

function keysOf(data: unknown, path: string[]): { path: string[]; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  return Object.entries(data ?? {}).flatMap(([name, value]) => keysOf(value, [...path, name]));
}

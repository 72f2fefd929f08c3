import { placeholdersIn } from '../../lib/placeholders';
import { valueAt } from '../../lib/value-at';
import { catalogFiles, type Doc, isProject, kindOf } from './documents';
import { given, useEditor } from './editor-state';
import { Fields, Items } from './fields/group';
import { Pair } from './fields/pair';
import { ProjectActions } from './project-actions';
import { messageLabel, noteOf, wordsOf } from './words';

/** Everything of a record, or of a group of messages, as fields. */
export function Form({ doc }: { doc: Doc }) {
  const { state } = useEditor();
  if (doc.id.startsWith('messages/')) return <Messages group={doc.id.slice('messages/'.length)} />;
  const file = doc.id;
  const data = state.files[file];
  if (data === null) return <Unreadable file={file} />;
  const { then, else: whole, ...plain } = given.schemas[kindOf(file)] ?? {};
  const schema = (valueAt(data, ['draft']) ? then : whole) ?? plain;
  return (
    <>
      {isProject(file) && <ProjectActions file={file} />}
      {schema.type === 'array' ? (
        <Items file={file} path={[]} schema={schema} />
      ) : (
        <Fields file={file} path={[]} schema={schema} />
      )}
    </>
  );
}

/** A file that is no JSON, which only somebody who edits its text can correct. */
function Unreadable({ file }: { file: string }) {
  const { state, locale } = useEditor();
  const t = wordsOf(locale);
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
  const note = noteOf(locale, group);
  const broken = Object.values(catalogFiles).find((file) => state.files[file] === null);
  if (broken) return <Unreadable file={broken} />;
  const keys = keysOf(valueAt(state.files[catalogFiles.he], [group]), [group]);
  return (
    <>
      {note && <p className="help">{note}</p>}
      {keys.map(({ path, text }) => (
        <Message key={path.join('.')} path={path} text={text} />
      ))}
    </>
  );
}

function Message({ path, text }: { path: string[]; text: string }) {
  const { state, locale } = useEditor();
  const t = wordsOf(locale);
  const shown = String(valueAt(state.files[catalogFiles[locale]], path) ?? text);
  const values = placeholdersIn(text);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => `<${name}>…</${name}>`);
  const parts = [...new Set([...values, ...tags])];
  return (
    <Pair
      label={messageLabel(locale, path, shown)}
      name={path.slice(1).join('.')}
      help={parts.length > 0 ? t('keep', { parts: parts.join(' ') }) : undefined}
      places={{ he: { file: catalogFiles.he, path }, en: { file: catalogFiles.en, path } }}
      schema={{ type: 'string' }}
      isMessage
    />
  );
}

function keysOf(data: unknown, path: string[]): { path: string[]; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  return Object.entries(data ?? {}).flatMap(([name, value]) => keysOf(value, [...path, name]));
}

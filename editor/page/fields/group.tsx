import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Locale, routing } from '../../../i18n/routing';
import { descriptionOf } from '../../../model/fields';
import { coreOf, type FieldSchema, takesNull } from '../../../model/fields/schema';
import { fieldId } from '../../backend/edit';
import { Button } from '../button';
import { type Path, useEditor, useIssues } from '../editor-state';
import { PlaceLink } from '../save-state';
import { emptyOf, isPair } from '../schema';
import { itemName, valueName } from '../words';
import { Checks } from './checks';
import { Input } from './input';
import { ItemList } from './item-list';
import { LocalTexts } from './local-texts';
import { Notes } from './notes';
import { Pair } from './pair';
import { PictureChooser } from './picture';
import { Thumbnail } from './thumbnail';

type Props = { file: string; path: Path; schema: FieldSchema; optional?: boolean };

/** Selects the control that gets the focus of a field. The buttons of a group are its last controls. */
const firstControl = ':is(input, select, textarea, button):not(details:not([open]) *)';

/** Fields without an input: other parts of the editor change them, or nothing does. */
const hidden = new Set(['order', 'draft', 'retired', 'index', '$schema']);

/** The fields of a group. */
export function Fields({ file, path, schema: { properties = {}, required = [] } }: Props) {
  const fields = Object.entries(properties);
  const [texts] = fields.filter(([, { kind }]) => kind === 'texts');
  const names = fields.filter(
    ([name, { kind }]) => kind !== 'texts' && kind !== 'itemId' && (path.length > 0 || !hidden.has(name)),
  );
  return (
    <>
      {texts && <LocalTexts file={file} schema={texts[1]} />}
      {names.map(([name, schema]) => (
        <Field
          key={name}
          file={file}
          path={[...path, name]}
          schema={schema}
          optional={!required.includes(name)}
        />
      ))}
    </>
  );
}

/** Links to the long groups of a record. */
export function Headings({ file, schema: { properties = {} } }: { file: string; schema: FieldSchema }) {
  const { locale, t, read } = useEditor();
  const groups = Object.entries(properties).filter(
    ([name, field]) => isGroup(field) && read(file, [name]) !== undefined,
  );
  if (groups.length < 3) return null;
  return (
    <nav className="buttons" aria-label={t('groups')}>
      {groups.map(([name, field]) => (
        <PlaceLink key={name} edit={{ file, path: [name] }}>
          {descriptionOf(locale, field).label}
        </PlaceLink>
      ))}
    </nav>
  );
}

function isGroup(field: FieldSchema): boolean {
  const core = coreOf(field);
  return ['object', 'array'].includes(core.type ?? '') && !isPair(core) && field.kind !== 'texts';
}

/** A field of any kind, with its name and its help. */
function Field({ file, path, schema, optional = false }: Props) {
  const { state, locale, change, t, read } = useEditor();
  const core = coreOf(schema);
  const { label, help } = descriptionOf(locale, schema);
  const value = read(file, path);
  // A person has just added an empty group.
  const [isOpen] = useState(() => path.length < 2 || valueName(state, locale, { file, path }, value) === '');

  const pair = isPair(core) ? core : schema.anyOf?.find(isPair);
  const texts = {
    schema: pair?.properties?.[routing.defaultLocale] ?? {},
    placeOf: (language: Locale) => ({ file, path: [...path, language] }),
  };
  if (core.type !== 'object' && core.type !== 'array') {
    return (
      <>
        <Input file={file} path={path} schema={schema} label={label} help={help} optional={optional} />
        {pair && value instanceof Object && <Pair label={t('otherChoice')} {...texts} />}
      </>
    );
  }
  const id = fieldId(file, path);

  /** Adds or removes the field, and moves the focus to its first control. */
  function put(next?: unknown): void {
    flushSync(() => change({ kind: 'set', file, path, value: next }));
    document.getElementById(id)?.querySelector<HTMLElement>(firstControl)?.focus();
  }

  // A client without a logo has null there: no file can be set in it before the group is added.
  if (value === undefined || (pair && value === null)) {
    return (
      <div className="field" id={id}>
        <span className="label">{label}</span>
        <p className="help">{help}</p>
        {core.kind === 'picture' ? (
          <PictureChooser file={file} path={path} kind="set" label={t('choosePicture')} />
        ) : (
          <Button onClick={() => put(emptyOf(core))}>{t('add', { name: label })}</Button>
        )}
      </div>
    );
  }
  if (pair && takesNull(schema)) {
    return (
      <div id={id}>
        <Pair label={label} help={help} {...texts} />
        <p className="field">
          <Button onClick={() => put(null)}>{t('remove', { name: label })}</Button>
        </p>
      </div>
    );
  }
  if (pair) return <Pair label={label} help={help} {...texts} />;
  const Content = core.type === 'array' ? Items : Group;
  return (
    <details className="card" id={id} open={isOpen}>
      <summary>
        {path.length === 1 ? <h2>{label}</h2> : label}{' '}
        {Array.isArray(value) && <span className="count">{value.length}</span>}
      </summary>
      <p className="help">{help}</p>
      <Content file={file} path={path} schema={core} />
      {optional && (
        <Button onClick={() => put()}>
          {t(Array.isArray(value) ? 'removeAll' : 'remove', { name: label })}
        </Button>
      )}
    </details>
  );
}

/** The fields of a group. A picture is before its text alternative. */
function Group({ file, path, schema }: Props) {
  const { t, read } = useEditor();
  const hasOwnIssue = useIssues(file, path).length > 0;
  if (schema.kind !== 'picture') {
    return (
      <>
        {/* A rule about the whole group, such as a price out of its range, has no field that shows it. */}
        {hasOwnIssue && <Notes file={file} path={path} />}
        <Fields file={file} path={path} schema={schema} />
      </>
    );
  }
  const isPanorama = path.includes('tour');
  const { src: _src, focus, ...texts } = schema.properties ?? {};
  // A panorama is never cropped.
  const properties = isPanorama || !focus ? texts : { ...texts, focus };
  const source = [...path, 'src'];
  const notes = <Notes file={file} path={source} />;
  const chooser = <PictureChooser file={file} path={path} kind="set" label={t('choosePicture')} />;
  // The chooser also has the fields of the texts.
  if (read(file, source) === '' && !isPanorama)
    return (
      <>
        {notes}
        {chooser}
      </>
    );
  return (
    <div className="picture">
      <Thumbnail src={read(file, source)} />
      <div>
        {notes}
        <Fields file={file} path={path} schema={{ ...schema, properties }} />
        {!isPanorama && (
          <details>
            <summary>{t('replacePicture')}</summary>
            {chooser}
          </details>
        )}
      </div>
    </div>
  );
}

/** The items of a list. */
export function Items({ file, path, schema }: Props) {
  const { locale, t } = useEditor();
  if (Array.isArray(schema.items)) {
    return schema.items.map((number, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: each number has its place.
      <Input key={index} file={file} path={[...path, index]} schema={number} label={String(index + 1)} />
    ));
  }
  const item = coreOf(schema.items ?? {});
  if (item.enum || item.among) return <Checks file={file} path={path} item={item} />;
  return (
    <ItemList
      file={file}
      path={path}
      item={item}
      nameOf={(value, index) => itemName(locale, value) || String(index + 1)}
      addLabel={[t('addItem'), descriptionOf(locale, schema).label].filter(Boolean).join(': ')}
    >
      {(place) => <Group file={file} path={place} schema={item} />}
    </ItemList>
  );
}

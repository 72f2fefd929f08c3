import { shorten } from '../../../lib/shorten';
import { valueAt } from '../../../lib/value-at';
import { kindOf } from '../documents';
import { fieldId, type Path, useEditor } from '../editor-state';
import { coreOf, emptyOf, isPair, isPicture, type Schema } from '../schema';
import { choiceLabel, fieldHelp, fieldLabel, wordsOf } from '../words';
import { Input } from './input';
import { List } from './list';
import { Notes } from './notes';
import { Pair } from './pair';
import { PictureChooser, Thumbnail } from './picture';

type Props = { file: string; path: Path; schema: Schema; optional?: boolean };

/** Changed elsewhere in the editor, or never. */
const hidden = new Set(['order', 'draft', 'retired', 'index', '$schema']);

/** The fields of a group. */
export function Fields({ file, path, schema: { properties = {}, required = [] } }: Props) {
  const { he, en, ...others } = properties;
  const areTexts = he?.type === 'object' && en?.type === 'object';
  const names = Object.entries(areTexts ? others : properties).filter(
    ([name]) => path.length > 0 || !hidden.has(name),
  );
  return (
    <>
      {areTexts && <LocalTexts file={file} schema={he} />}
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

/** The texts of a project, which each language has in a group of its own; English may be missing. */
function LocalTexts({ file, schema }: { file: string; schema: Schema }) {
  const { state, locale, change } = useEditor();
  const t = wordsOf(locale);
  const english = valueAt(state.files[file], ['en']);
  const setEnglish = (value: unknown) => change({ kind: 'set', file, path: ['en'], value });
  return (
    <section className="card">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => {
        const [label, help] = [
          fieldLabel(locale, name),
          fieldHelp(locale, 'project', name, field.description),
        ];
        const places = { he: { file, path: ['he', name] }, en: { file, path: ['en', name] } };
        if (field.type === 'string' && english !== undefined) {
          return <Pair key={name} label={label} help={help} places={places} schema={field} />;
        }
        return (
          <fieldset key={name} className="pair">
            <legend>{label}</legend>
            <p className="help">{help}</p>
            <div className="languages">
              {(['he', 'en'] as const)
                .filter((language) => language === 'he' || english !== undefined)
                .map((language) =>
                  field.type === 'array' ? (
                    <Items key={language} {...places[language]} schema={field} language={language} />
                  ) : (
                    <Input
                      key={language}
                      {...places[language]}
                      schema={field}
                      label={t(language)}
                      language={language}
                    />
                  ),
                )}
            </div>
          </fieldset>
        );
      })}
      <p className="buttons">
        {english === undefined ? (
          <button type="button" onClick={() => setEnglish(emptyOf(schema))}>
            {t('addEnglish')}
          </button>
        ) : (
          <button type="button" onClick={() => setEnglish(undefined)}>
            {t('removeEnglish')}
          </button>
        )}
      </p>
    </section>
  );
}

/** A field of any kind, with its name and what it is for. */
function Field({ file, path, schema, optional = false }: Props) {
  const { state, locale, change } = useEditor();
  const t = wordsOf(locale);
  const core = coreOf(schema);
  const named = path.filter((part) => typeof part === 'string');
  const label = fieldLabel(locale, String(named.at(-1)));
  const help = fieldHelp(locale, kindOf(file), named.join('.'), core.description);
  const value = valueAt(state.files[file], path);
  const texts = schema.anyOf?.find(isPair);

  if (texts) return <Status file={file} path={path} schema={schema} label={label} help={help} />;
  if (core.type !== 'object' && core.type !== 'array') {
    return <Input file={file} path={path} schema={schema} label={label} help={help} optional={optional} />;
  }
  if (value === undefined) {
    const add = () => change({ kind: 'set', file, path, value: emptyOf(core) });
    return (
      <div className="field">
        <span className="label">{label}</span>
        <p className="help">{help}</p>
        {isPicture(core) ? (
          <PictureChooser file={file} path={path} kind="set" label={t('choosePicture')} />
        ) : (
          <button type="button" onClick={add}>
            {t('add', { name: label })}
          </button>
        )}
      </div>
    );
  }
  if (isPair(core)) {
    const places = { he: { file, path: [...path, 'he'] }, en: { file, path: [...path, 'en'] } };
    return <Pair label={label} help={help} places={places} schema={core.properties?.he ?? {}} />;
  }
  return (
    <details className="card" id={fieldId(file, path)} open={path.length < 2}>
      <summary>
        {label} {Array.isArray(value) && <span className="count">{value.length}</span>}
      </summary>
      <p className="help">{help}</p>
      {core.type === 'array' ? (
        <Items file={file} path={path} schema={core} />
      ) : (
        <Group file={file} path={path} schema={core} />
      )}
      {optional && (
        <button type="button" onClick={() => change({ kind: 'set', file, path })}>
          {t('remove', { name: label })}
        </button>
      )}
    </details>
  );
}

/** A group, which may be a picture: then the picture itself stands before its words. */
function Group({ file, path, schema }: Props) {
  const { state, locale } = useEditor();
  const t = wordsOf(locale);
  if (!isPicture(schema)) return <Fields file={file} path={path} schema={schema} />;
  const { src: _src, ...words } = schema.properties ?? {};
  return (
    <div className="picture">
      <Thumbnail src={valueAt(state.files[file], [...path, 'src'])} />
      <div>
        <Notes file={file} path={[...path, 'src']} id={`${fieldId(file, [...path, 'src'])}-notes`} />
        <Fields file={file} path={path} schema={{ ...schema, properties: words }} />
        {file !== 'content/tour.json' && (
          <details>
            <summary>{t('replacePicture')}</summary>
            <PictureChooser file={file} path={path} kind="set" label={t('choosePicture')} />
          </details>
        )}
      </div>
    </div>
  );
}

/** The items of a list. */
export function Items({ file, path, schema, language }: Props & { language?: 'he' | 'en' }) {
  const { state, locale, change } = useEditor();
  const t = wordsOf(locale);
  const found = valueAt(state.files[file], path);
  const items = Array.isArray(found) ? found : [];
  if (Array.isArray(schema.items)) {
    return schema.items.map((each, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: each number has its place.
      <Input key={at} file={file} path={[...path, at]} schema={each} label={String(at + 1)} />
    ));
  }
  const item = coreOf(schema.items ?? {});
  if (item.enum) {
    return item.enum.map((choice) => (
      <label key={choice} className="check">
        <input
          type="checkbox"
          checked={items.includes(choice)}
          onChange={({ target }) => {
            const value = target.checked ? [...items, choice] : items.filter((each) => each !== choice);
            change({ kind: 'set', file, path, value });
          }}
        />
        {choiceLabel(locale, choice)}
      </label>
    ));
  }
  const isText = item.type === 'string';
  return (
    <div id={`${fieldId(file, path)}-items`}>
      {language && <span className="label">{t(language)}</span>}
      <List
        items={items}
        nameOf={(each, at) =>
          isText ? t('paragraph', { number: at + 1 }) : nameOf(each, locale) || String(at + 1)
        }
        onMove={(from, to) => change({ kind: 'move', file, path: [...path, from], to })}
        onRemove={(at) => change({ kind: 'set', file, path: [...path, at] })}
      >
        {(_, at) =>
          isText ? (
            <Input
              file={file}
              path={[...path, at]}
              schema={item}
              label={t('paragraph', { number: at + 1 })}
              language={language}
            />
          ) : (
            <Group file={file} path={[...path, at]} schema={item} />
          )
        }
      </List>
      <Notes file={file} path={path} id={`${fieldId(file, path)}-notes`} />
      {isPicture(item) ? (
        <PictureChooser file={file} path={path} kind="insert" label={t('choosePictures')} />
      ) : (
        <button
          type="button"
          onClick={() =>
            change({ kind: 'insert', file, path: [...path, items.length], value: emptyOf(item) })
          }
        >
          {isText ? t('addParagraph') : t('addItem')}
        </button>
      )}
    </div>
  );
}

function nameOf(item: unknown, locale: 'he' | 'en'): string {
  const names = [
    ['title', locale],
    ['name', locale],
    ['place', locale],
    ['caption', locale],
    ['alt', locale],
    ['date'],
    ['number'],
    ['scene'],
  ];
  const found = names
    .map((path) => valueAt(item, path))
    .find((each) => typeof each === 'string' && each !== '');
  const name = String(found ?? '');
  return shorten(name, 60);
}

/** One of the known statuses, or another in words of its own. */
function Status({ file, path, schema, label, help }: Props & { label: string; help: string }) {
  const { state, locale, change } = useEditor();
  const t = wordsOf(locale);
  const value = valueAt(state.files[file], path);
  const known = schema.anyOf?.find((each) => each.enum)?.enum ?? [];
  const texts = schema.anyOf?.find(isPair)?.properties?.he ?? {};
  const id = fieldId(file, path);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="help">{help}</p>
      <select
        id={id}
        value={typeof value === 'string' ? value : 'other'}
        onChange={({ target }) => {
          const next = target.value === 'other' ? { he: '', en: '' } : target.value;
          change({ kind: 'set', file, path, value: next });
        }}
      >
        {[...known, 'other'].map((choice) => (
          <option key={choice} value={choice}>
            {choiceLabel(locale, choice)}
          </option>
        ))}
      </select>
      <Notes file={file} path={path} id={`${id}-notes`} />
      {typeof value === 'object' && (
        <Pair
          label={t('otherStatus')}
          places={{ he: { file, path: [...path, 'he'] }, en: { file, path: [...path, 'en'] } }}
          schema={texts}
        />
      )}
    </div>
  );
}

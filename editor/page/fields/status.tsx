import { descriptionOf } from '../../../content/fields';
import { choicesOf, type FieldSchema } from '../../../content/fields/schema';
import { routing } from '../../../i18n/routing';
import { fieldId } from '../../backend/edit';
import { type Path, useEditor } from '../editor-state';
import { isPair } from '../schema';
import { Notes } from './notes';
import { Pair } from './pair';

type Props = { file: string; path: Path; schema: FieldSchema };

/** One of the known statuses, or another that is written out in every language. */
export function Status({ file, path, schema }: Props) {
  const { locale, change, t, read } = useEditor();
  const value = read(file, path);
  const [text = {}] = Object.values(schema.anyOf?.find(isPair)?.properties ?? {});
  const { label, help, choices = {} } = descriptionOf(locale, schema);
  const id = fieldId(file, path);
  const empty = Object.fromEntries(routing.locales.map((language) => [language, '']));
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="help">{help}</p>
      <select
        id={id}
        value={typeof value === 'string' ? value : 'other'}
        onChange={({ target }) => {
          change({ kind: 'set', file, path, value: target.value === 'other' ? empty : target.value });
        }}
      >
        {choicesOf(schema).map((choice) => (
          <option key={choice} value={choice}>
            {choices[choice] ?? choice}
          </option>
        ))}
        <option value="other">{t('otherStatus')}</option>
      </select>
      <Notes file={file} path={path} />
      {typeof value === 'object' && (
        <Pair
          label={t('otherStatus')}
          placeOf={(language) => ({ file, path: [...path, language] })}
          schema={text}
        />
      )}
    </div>
  );
}

import { useRef, useState } from 'react';
import { direction, type Locale } from '../../../i18n/routing';
import { descriptionOf } from '../../../model/fields';
import { choicesOf, coreOf, type FieldSchema, takesNull } from '../../../model/fields/schema';
import { fieldId } from '../../backend/edit';
import { readNumber } from '../../units/read-number';
import { type Path, useEditor, useIssues } from '../editor-state';
import { emptyOf, isPair } from '../schema';
import { itemsAmong } from '../words';
import { correct } from './correct';
import { DrawingChooser } from './drawing';
import { FormerWhatsapp } from './former-whatsapp';
import { Notes } from './notes';

type Props = {
  file: string;
  path: Path;
  schema: FieldSchema;
  label: string;
  help?: string | undefined;
  /** Whether the field may be left out of the record. */
  optional?: boolean;
  /** The language of the text; without it the field has none. */
  language?: Locale;
};

/** Characters in a line of the narrowest box, for browsers that do not fit boxes to their text. */
const lineLength = 20;

/** The parts of an element that hold its text. */
type Control = Pick<HTMLInputElement, 'value' | 'validity'>;

/** Replaces a date that does not exist, such as 31 February: a browser gives it no text, and the check explains it. */
const noDate = '?';

/** The choice of a written value instead of the listed ones. */
const other = 'other';

/** One text, number, day or choice of a file. */
export function Input({ file, path, schema, label, help, optional = false, language }: Props) {
  const { state, locale, change, send, t, read } = useEditor();
  const saved = read(file, path);
  const [typed, setTyped] = useState<string>();
  // The value before typing: a change by another person is not overwritten.
  const base = useRef<unknown>(undefined);
  const core = coreOf(schema);
  const { choices = {} } = descriptionOf(locale, schema);
  const id = fieldId(file, path);
  const pair = schema.anyOf?.find(isPair);
  const shown = typed ?? (pair && saved instanceof Object ? other : String(saved ?? ''));

  function save(text: string, isTyping: boolean): void {
    const value = toValue(text, schema, optional);
    if (value === base.current) return;
    const before = base.current;
    base.current = value;
    change({ kind: 'set', file, path, before, value }, isTyping);
  }

  function type({ value, validity }: Control): void {
    if (typed === undefined) base.current = saved;
    setTyped(value);
    // An unfinished date has an empty value, which would remove the saved one.
    if (!validity.badInput) save(value, true);
  }

  function leave({ target: { validity } }: { target: Control }): void {
    // The browser reports no change while a field stays without a value.
    if (typed === undefined) base.current = saved;
    if (validity.badInput) save(noDate, false);
    else if (typed !== undefined) save(correct(typed, core, language), false);
    send();
    setTyped(undefined);
  }

  /** Corrects the saved text, as leaving the field corrects typed text. */
  function fix(): void {
    change({ kind: 'set', file, path, value: correct(String(saved), core, language) });
  }

  const isText = core.type === 'string' && !core.kind && !core.enum;
  const wrong = useIssues(file, path).some(({ level }) => level === 'error');
  const given = {
    id,
    'aria-describedby': `${id}-help ${id}-notes`,
    'aria-invalid': wrong || undefined,
    lang: isText ? language : undefined,
    // A path or number reads from left to right in every language.
    dir: isText && language ? direction[language] : undefined,
    onBlur: leave,
  } as const;
  const items = itemsAmong(state, locale, file, core);
  const own = choicesOf(schema).map((choice) => [choice, choices[choice] ?? choice] as const);
  const names = items ? [...items] : own;
  if (pair) names.push([other, t('otherChoice')]);
  // A value outside the choices is shown too.
  const others = [optional ? '' : shown, shown]
    .filter((value) => !names.some(([name]) => name === value))
    .map((value) => [value, value || t('none')] as const);
  const isUnknown = names.length > 0 && shown === '';
  const left = core.maxLength && t('length', { length: shown.length, most: core.maxLength });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-help`} className="help">
        {[help, left].filter(Boolean).join(' · ')}
      </p>
      {items || names.length > 0 ? (
        <select
          {...given}
          value={shown}
          onChange={({ target }) => {
            base.current = saved;
            save(target.value, false);
          }}
        >
          {[...new Map([...others, ...names])].map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : isText && language ? (
        <textarea
          {...given}
          rows={Math.max(1, Math.ceil(shown.length / lineLength))}
          value={shown}
          onChange={({ target }) => type(target)}
        />
      ) : (
        <input
          {...given}
          type={inputTypes[core.kind ?? '']}
          inputMode={isNumber(core) ? 'decimal' : undefined}
          dir={given.dir ?? 'ltr'}
          value={shown}
          onChange={({ target }) => type(target)}
        />
      )}
      {/* The check names the values in the file, not the choices of the list. */}
      <Notes file={file} path={path} onFix={fix} hint={isUnknown ? t('chooseOne') : undefined} />
      {core.kind === 'colour' && (
        <label className="swatch">
          <input type="color" value={shown} onChange={({ target }) => type(target)} onBlur={leave} />
          {t('pickColour', { name: label })}
        </label>
      )}
      {core.kind === 'phone' && <FormerWhatsapp file={file} path={path} />}
      {core.kind === 'drawing' && <DrawingChooser file={file} path={path} />}
    </div>
  );
}

/** The inputs of browsers for kinds of fields. */
const inputTypes: Record<string, string> = {
  day: 'date',
  month: 'month',
  phone: 'tel',
  email: 'email',
};

function isNumber({ type }: FieldSchema): boolean {
  return type === 'number' || type === 'integer';
}

function toValue(text: string, schema: FieldSchema, optional: boolean): unknown {
  const pair = schema.anyOf?.find(isPair);
  if (text === other && pair) return emptyOf(pair);
  if (text === '' && optional) return undefined;
  if (text === '' && takesNull(schema)) return null;
  return (isNumber(coreOf(schema)) ? readNumber(text) : undefined) ?? text;
}

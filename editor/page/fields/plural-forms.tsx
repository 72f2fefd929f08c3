import { type PluralElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { useState } from 'react';
import { direction, type Locale } from '../../../i18n/routing';
import { type Path, useEditor } from '../editor-state';

type Props = { file: string; path: Path; text: string; language: Locale };

export function hasForms(text: string): boolean {
  return /\{\w+, *plural,/.test(text);
}

/** The texts of a count, each where it stands in the message, and the end of the last one. */
function readForms(
  text: string,
): { forms: Map<string, { start: number; end: number }>; end: number } | undefined {
  try {
    const elements = parse(text, { captureLocation: true });
    const counts = elements.filter((element): element is PluralElement => element.type === TYPE.plural);
    const [count] = counts;
    if (!count?.location || counts.length > 1) return undefined;
    const forms = Object.entries(count.options).map(([form, { location }]) => {
      const { start, end } = location ?? { start: { offset: 0 }, end: { offset: 0 } };
      return [form, { start: start.offset + 1, end: end.offset - 1 }] as const;
    });
    return { forms: new Map(forms), end: count.location.end.offset - 1 };
  } catch {
    return undefined;
  }
}

/** The forms of a count as fields of their own, those that the language needs and the message lacks too. */
export function PluralForms({ file, path, text, language }: Props) {
  const { change, t } = useEditor();
  const read = readForms(text);
  if (!read) return <p className="help">{t('pluralByHand')}</p>;
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const names = [...new Set([...read.forms.keys(), ...needed])];

  function save(form: string, words: string): void {
    const place = read?.forms.get(form);
    const value = place
      ? text.slice(0, place.start) + words + text.slice(place.end)
      : `${text.slice(0, read?.end)} ${form} {${words}}${text.slice(read?.end)}`;
    if (words || place) change({ kind: 'set', file, path, before: text, value });
  }

  return (
    <fieldset className="forms">
      <legend>{t('forms')}</legend>
      <p className="help">{t('formsHelp')}</p>
      {names.map((form) => {
        const place = read.forms.get(form);
        return (
          <Form
            key={form}
            label={t(`plural-${form.replace(/^=\d+/, 'exact')}` as 'plural-other')}
            value={place ? text.slice(place.start, place.end) : ''}
            language={language}
            onSave={(words) => save(form, words)}
          />
        );
      })}
    </fieldset>
  );
}

type FormProps = { label: string; value: string; language: Locale; onSave: (words: string) => void };

function Form({ label, value, language, onSave }: FormProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label>
      <span>{label}</span>
      <input
        lang={language}
        dir={direction[language]}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== undefined && typed !== value) onSave(typed);
          setTyped(undefined);
        }}
      />
    </label>
  );
}

import { parse } from '@formatjs/icu-messageformat-parser';
import { useState } from 'react';
import { direction, type Locale } from '../../../i18n/routing';
import { readForms, writeForms } from '../../../lib/plural-forms';
import { type Path, useEditor } from '../editor-state';

type Props = { file: string; path: Path; text: string; language: Locale };

/** The forms of a count as fields of their own, those that the language needs and the message lacks too. */
export function PluralForms({ file, path, text, language }: Props) {
  const { change, t } = useEditor();
  const read = readForms(text);
  if (!read)
    return /\bplural\b/.test(text) && !isMessage(text) && <p className="help">{t('pluralByHand')}</p>;
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const names = [...new Set([...read.forms.keys(), ...needed])];
  const whole = writeForms(read);
  const set = (value: string) => change({ kind: 'set', file, path, before: text, value });

  return (
    <fieldset className="forms">
      <legend>{t('forms')}</legend>
      <p className="help">{t('formsHelp')}</p>
      {names.map((form) => (
        <Form
          key={form}
          label={t(`plural-${form.replace(/^=\d+/, 'exact')}` as 'plural-other')}
          value={read.forms.get(form) ?? ''}
          language={language}
          onSave={(words) => set(writeForms({ ...read, forms: new Map(read.forms).set(form, words) }))}
        />
      ))}
      {isMessage(whole) && !isMessage(text) && (
        <button type="button" onClick={() => set(whole)}>
          {t('joinForms')}
        </button>
      )}
    </fieldset>
  );
}

function isMessage(text: string): boolean {
  try {
    return parse(text).length > 0;
  } catch {
    return false;
  }
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

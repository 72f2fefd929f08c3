import { parse } from '@formatjs/icu-messageformat-parser';
import { useState } from 'react';
import { nameOfLanguage } from '../../../i18n/language-names';
import { direction, type Locale } from '../../../i18n/routing';
import { readForms, setForm, writeForms } from '../../../tools/check/plural-forms';
import type { Place } from '../../backend/edit';
import { Button } from '../button';
import { useEditor } from '../editor-state';
import { focusField } from './focus-field';

type Props = Place & { text: string; language: Locale };

/** A field for each plural form that the message has or the language needs. */
export function PluralForms({ file, path, text, language }: Props) {
  const { locale, change, t } = useEditor();
  const read = readForms(text);
  if (!read)
    return /\bplural\b/.test(text) && !isMessage(text) && <p className="help">{t('pluralByHand')}</p>;
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const all = needed.reduce((some, form) => setForm(some, form, some.forms.get(form) ?? ''), read);
  const whole = writeForms(read);
  const set = (value: string) => change({ kind: 'set', file, path, before: text, value });

  function repair(): void {
    set(whole);
    focusField({ file, path });
  }

  return (
    <fieldset className="forms">
      <legend>
        {t('forms')} · {nameOfLanguage(language, locale)}
      </legend>
      <p className="help">{t('formsHelp')}</p>
      {[...all.forms].map(([form, words]) => (
        <Form
          key={form}
          label={t(`plural-${form.replace(/^=\d+/, 'exact')}` as 'plural-exact', {
            number: Number(form.slice(1)),
          })}
          value={words}
          language={language}
          onSave={(typed) => set(writeForms(setForm(read, form, typed)))}
        />
      ))}
      {isMessage(whole) && !isMessage(text) && <Button onClick={repair}>{t('joinForms')}</Button>}
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

import { parse } from '@formatjs/icu-messageformat-parser';
import { direction, type Locale } from '../../../i18n/routing';
import { readForms, setForm, writeForms } from '../../../lib/plural-forms';
import type { Place } from '../../backend/edit';
import { useEditor } from '../editor-state';

type Props = Place & { text: string; language: Locale };

/** The forms of a count as fields of their own, those that the language needs and the message lacks too. */
export function PluralForms({ file, path, text, language }: Props) {
  const { change, t } = useEditor();
  const read = readForms(text);
  if (!read)
    return /\bplural\b/.test(text) && !isMessage(text) && <p className="help">{t('pluralByHand')}</p>;
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const all = needed.reduce((some, form) => setForm(some, form, some.forms.get(form) ?? ''), read);
  const whole = writeForms(read);
  const set = (value: string) => change({ kind: 'set', file, path, before: text, value });

  return (
    <fieldset className="forms">
      <legend>{t('forms')}</legend>
      <p className="help">{t('formsHelp')}</p>
      {[...all.forms].map(([form, words]) => (
        <label key={`${form} ${words}`}>
          <span>{t(`plural-${form.replace(/^=\d+/, 'exact')}` as 'plural-other')}</span>
          <input
            lang={language}
            dir={direction[language]}
            defaultValue={words}
            onBlur={({ target: { value } }) => value !== words && set(writeForms(setForm(read, form, value)))}
          />
        </label>
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

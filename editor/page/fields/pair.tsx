import type { FieldSchema } from '../../../content/fields/schema';
import { nameOfLanguage } from '../../../i18n/language-names';
import { type Locale, routing } from '../../../i18n/routing';
import { type Path, useEditor } from '../editor-state';
import { Input } from './input';
import { hasForms, PluralForms } from './plural-forms';

type Props = {
  label: string;
  help?: string | undefined;
  /** Where the text of a language is. */
  placeOf: (language: Locale) => { file: string; path: Path };
  schema: FieldSchema;
  /** Whether the texts are messages, which can have forms for counts. */
  isMessage?: boolean;
};

/** A text in every language, side by side. */
export function Pair({ label, help, placeOf, schema, isMessage = false }: Props) {
  const { locale, read } = useEditor();
  return (
    <fieldset className="pair">
      <legend>{label}</legend>
      {help && <p className="help">{help}</p>}
      <div className="languages">
        {routing.locales.map((language) => {
          const { file, path } = placeOf(language);
          const text = read(file, path);
          return (
            <div key={language}>
              {isMessage && typeof text === 'string' && hasForms(text) && (
                <PluralForms file={file} path={path} text={text} language={language} />
              )}
              <Input {...{ file, path, schema, language }} label={nameOfLanguage(language, locale)} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

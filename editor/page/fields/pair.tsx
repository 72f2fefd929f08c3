import type { FieldSchema } from '../../../content/fields/schema';
import { nameOfLanguage } from '../../../i18n/language-names';
import { type Locale, routing } from '../../../i18n/routing';
import { type Path, useEditor } from '../editor-state';
import { Input } from './input';
import { MessageParts } from './message-parts';
import { PluralForms } from './plural-forms';

type Props = {
  label: string;
  help?: string | undefined;
  /** Where the text of a language is. */
  placeOf: (language: Locale) => { file: string; path: Path };
  schema: FieldSchema;
  /** The values that messages show; they can have forms for counts too. */
  parts?: readonly string[];
};

/** A text in every language, side by side. */
export function Pair({ label, help, placeOf, schema, parts }: Props) {
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
            <MessageParts key={language} {...{ file, path, parts: parts ?? [] }}>
              {parts && typeof text === 'string' && <PluralForms {...{ file, path, text, language }} />}
              <Input {...{ file, path, schema, language }} label={nameOfLanguage(language, locale)} />
            </MessageParts>
          );
        })}
      </div>
    </fieldset>
  );
}

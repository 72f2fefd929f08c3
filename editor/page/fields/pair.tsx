import { valueAt } from '../../../lib/value-at';
import { type Path, useEditor } from '../editor-state';
import type { Schema } from '../schema';
import { wordsOf } from '../words';
import { Input } from './input';
import { hasForms, PluralForms } from './plural-forms';

type Place = { file: string; path: Path };

type Props = {
  label: string;
  help?: string;
  /** The key, by which programmers call a message. */
  name?: string;
  places: Record<'he' | 'en', Place>;
  schema: Schema;
  /** Whether the texts are messages, which can have forms for counts. */
  isMessage?: boolean;
};

/** A text in both languages, side by side. */
export function Pair({ label, name, help, places, schema, isMessage = false }: Props) {
  const { state, locale } = useEditor();
  const t = wordsOf(locale);
  return (
    <fieldset className="pair">
      <legend>
        {label} {name && <code>{name}</code>}
      </legend>
      {help && <p className="help">{help}</p>}
      <div className="languages">
        {(['he', 'en'] as const).map((language) => {
          const { file, path } = places[language];
          const text = valueAt(state.files[file], path);
          return (
            <div key={language}>
              {isMessage && typeof text === 'string' && hasForms(text) && (
                <PluralForms file={file} path={path} text={text} language={language} />
              )}
              <Input file={file} path={path} schema={schema} label={t(language)} language={language} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

import { nameOfLanguage } from '../../../i18n/language-names';
import { type Locale, routing } from '../../../i18n/routing';
import { descriptionOf } from '../../../model/fields';
import type { FieldSchema } from '../../../model/fields/schema';
import { Button } from '../button';
import { useEditor } from '../editor-state';
import { emptyOf } from '../schema';
import { Pair } from './pair';

type Props = { file: string; schema: FieldSchema };

/** The texts of a project, which each language has in its own group; a group may be missing in every language but the first. */
export function LocalTexts({ file, schema }: Props) {
  const { locale, change, t, read } = useEditor();
  const isThere = (language: Locale) => read(file, [language]) !== undefined;
  const languages = routing.locales.filter(isThere);
  const set = (language: Locale, value: unknown) => change({ kind: 'set', file, path: [language], value });
  return (
    <section className="card">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <Pair
          key={name}
          {...descriptionOf(locale, field)}
          schema={field}
          languages={languages}
          placeOf={(language) => ({ file, path: [language, name] })}
        />
      ))}
      <p className="buttons">
        {routing.locales
          .filter((language) => language !== routing.defaultLocale)
          .map((language) => {
            const values = { language: nameOfLanguage(language, locale) };
            const given = isThere(language);
            return (
              <Button key={language} onClick={() => set(language, given ? undefined : emptyOf(schema))}>
                {t(given ? 'removeLanguage' : 'addLanguage', values)}
              </Button>
            );
          })}
      </p>
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { nameOfLanguage } from '../../../i18n/language-names';
import { type Locale, routing } from '../../../i18n/routing';
import type { FieldSchema } from '../../../model/fields/schema';
import type { Place } from '../../backend/edit';
import { Button } from '../button';
import { useEditor, useIssues } from '../editor-state';
import { focusField } from './focus-field';
import { Input } from './input';
import { PluralForms } from './plural-forms';
import { TextList } from './text-list';

type Props = {
  label: string;
  help?: string | undefined;
  /** Where the text of a language is. */
  placeOf: (language: Locale) => Place;
  schema: FieldSchema;
  /** The values that messages show; they can have forms for counts too. */
  parts?: readonly string[];
  /** Those that have the text; all without it. */
  languages?: readonly Locale[];
};

/** A text in every language, side by side. */
export function Pair({ label, help, placeOf, schema, parts, languages = routing.locales }: Props) {
  const { locale, t, read } = useEditor();
  const field = useRef<HTMLElement>(null);
  const Content = schema.type === 'array' ? TextList : Input;

  function write(part: string): void {
    field.current?.focus();
    // As with typing, the browser can undo it, and React receives an event.
    document.execCommand('insertText', false, part);
  }

  return (
    <fieldset
      className="pair"
      onFocus={({ target }) => {
        if (target.matches('input, textarea')) field.current = target;
      }}
    >
      <legend>{label}</legend>
      {help && <p className="help">{help}</p>}
      {parts && parts.length > 0 && (
        <p className="buttons help">
          {t('keep')}
          {parts.map((part) => (
            <Button key={part} className="link" title={t('writePart')} onClick={() => write(part)}>
              <bdi>{part}</bdi>
            </Button>
          ))}
        </p>
      )}
      <div className="languages">
        {languages.map((language) => {
          const { file, path } = placeOf(language);
          const text = read(file, path);
          return (
            <div key={language}>
              {parts && typeof text === 'string' && (
                <PluralForms file={file} path={path} text={text} language={language} />
              )}
              <Content
                file={file}
                path={path}
                schema={schema}
                language={language}
                label={nameOfLanguage(language, locale)}
              />
              <Published file={file} path={path} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The last published text of an invalid place. */
function Published({ file, path }: Place) {
  const { read, run, change, t } = useEditor();
  const [published, setPublished] = useState<string>();
  const isWrong = useIssues(file, path).some(({ level }) => level === 'error');

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is requested once.
  useEffect(() => {
    if (isWrong)
      run('published', { file, path }).then(
        (answer) => setPublished(answer.published),
        () => {},
      );
  }, [isWrong]);

  function use(): void {
    change({ kind: 'set', file, path, value: published });
    focusField({ file, path });
  }

  if (!isWrong || published === undefined || published === read(file, path)) return null;
  return (
    <p className="help">
      {t('asPublished')} <bdi>{published}</bdi> <Button onClick={use}>{t('usePublished')}</Button>
    </p>
  );
}

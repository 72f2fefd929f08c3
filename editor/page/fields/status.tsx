import { descriptionOf } from '../../../content/fields';
import type { FieldSchema } from '../../../content/fields/schema';
import { routing } from '../../../i18n/routing';
import { type Path, useEditor } from '../editor-state';
import { isPair } from '../schema';
import { Input } from './input';
import { Pair } from './pair';

type Props = { file: string; path: Path; schema: FieldSchema };

/** One of the known statuses, or another that is written out in every language. */
export function Status({ file, path, schema }: Props) {
  const { locale, t, read } = useEditor();
  const text = schema.anyOf?.find(isPair)?.properties?.[routing.defaultLocale] ?? {};
  return (
    <>
      <Input {...{ file, path, schema }} {...descriptionOf(locale, schema)} />
      {typeof read(file, path) === 'object' && (
        <Pair
          label={t('otherStatus')}
          placeOf={(language) => ({ file, path: [...path, language] })}
          schema={text}
        />
      )}
    </>
  );
}

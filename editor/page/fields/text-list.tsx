import type { Locale } from '../../../i18n/routing';
import { coreOf, type FieldSchema } from '../../../model/fields/schema';
import { type Path, useEditor } from '../editor-state';
import { Input } from './input';
import { ItemList } from './item-list';

type Props = { file: string; path: Path; schema: FieldSchema; language: Locale; label: string };

/** The paragraphs of a text in one language. */
export function TextList({ file, path, schema, language, label }: Props) {
  const { t } = useEditor();
  const item = Array.isArray(schema.items) ? {} : coreOf(schema.items ?? {});
  return (
    <div className="paragraphs">
      <span className="label">{label}</span>
      <ItemList
        file={file}
        path={path}
        item={item}
        nameOf={(_, index) => t('paragraph', { number: index + 1 })}
        addLabel={t('addParagraph')}
      >
        {(place, name) => <Input file={file} path={place} schema={item} language={language} label={name} />}
      </ItemList>
    </div>
  );
}

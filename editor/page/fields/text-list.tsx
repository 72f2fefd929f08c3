import { coreOf, type FieldSchema } from '../../../content/fields/schema';
import type { Locale } from '../../../i18n/routing';
import { fieldId } from '../../backend/edit';
import { type Path, useEditor } from '../editor-state';
import { Input } from './input';
import { List } from './list';
import { Notes } from './notes';

type Props = { file: string; path: Path; schema: FieldSchema; language: Locale; label: string };

/** The paragraphs of a text in one language. */
export function TextList({ file, path, schema, language, label }: Props) {
  const { change, t, read } = useEditor();
  const found = read(file, path);
  const items = Array.isArray(found) ? found : [];
  const item = Array.isArray(schema.items) ? {} : coreOf(schema.items ?? {});
  const nameOf = (_: unknown, index: number) => t('paragraph', { number: index + 1 });
  return (
    <div id={`${fieldId(file, path)}-items`} className="paragraphs">
      <span className="label">{label}</span>
      <List
        items={items}
        nameOf={nameOf}
        onMove={(from, to) => change({ kind: 'move', file, path: [...path, from], to })}
        onRemove={(index) => change({ kind: 'set', file, path: [...path, index] })}
        add={{
          label: t('addParagraph'),
          onAdd: () => change({ kind: 'insert', file, path: [...path, items.length], value: '' }),
        }}
      >
        {(text, index) => (
          <Input {...{ file, path: [...path, index], schema: item, language }} label={nameOf(text, index)} />
        )}
      </List>
      <Notes file={file} path={path} />
    </div>
  );
}

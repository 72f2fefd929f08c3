import type { ReactNode } from 'react';
import type { FieldSchema } from '../../../model/fields/schema';
import { fieldId, type Place } from '../../backend/edit';
import { type Path, useEditor } from '../editor-state';
import { listOf, newItemOf } from '../schema';
import { List } from './list';
import { Notes } from './notes';
import { PictureChooser } from './picture';

type Props = Place & {
  /** The shape of an item. */
  item: FieldSchema;
  nameOf: (value: unknown, index: number) => string;
  addLabel: string;
  children: (path: Path, name: string) => ReactNode;
};

/** A list of a file, to which items are added: pictures by choosing them, others with a button. */
export function ItemList({ file, path, item, nameOf, addLabel, children }: Props) {
  const { change, t, read } = useEditor();
  const items = listOf(read(file, path));
  const end = [...path, items.length];
  const isPictures = item.kind === 'picture';
  const onAdd = () => change({ kind: 'insert', file, path: end, value: newItemOf(item) });
  return (
    <div id={`${fieldId(file, path)}-items`}>
      <List
        items={items}
        nameOf={nameOf}
        onMove={(from, to) => change({ kind: 'move', file, path: [...path, from], to })}
        onRemove={(index) => change({ kind: 'set', file, path: [...path, index] })}
        {...(!isPictures && { add: { label: addLabel, onAdd } })}
      >
        {(value, index) => children([...path, index], nameOf(value, index))}
      </List>
      <Notes file={file} path={path} />
      {isPictures && <PictureChooser file={file} path={end} kind="insert" label={t('choosePictures')} />}
    </div>
  );
}

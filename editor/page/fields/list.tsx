import { type ReactNode, useState } from 'react';
import { useEditor } from '../editor-state';
import { wordsOf } from '../words';

type Props<Item> = {
  items: readonly Item[];
  /** What an item is called, for those who hear the buttons. */
  nameOf: (item: Item, at: number) => string;
  onMove: (from: number, to: number) => void;
  onRemove?: (at: number) => void;
  children: (item: Item, at: number) => ReactNode;
};

/** A list whose order is changed by dragging or by buttons. */
export function List<Item>({ items, nameOf, onMove, onRemove, children }: Props<Item>) {
  const { locale } = useEditor();
  const t = wordsOf(locale);
  const [dragged, setDragged] = useState<number>();
  return (
    <ol className="list">
      {items.map((item, at) => {
        const name = nameOf(item, at);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone.
            key={at}
            className={dragged === at ? 'dragged' : undefined}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => dragged !== undefined && dragged !== at && onMove(dragged, at)}
          >
            <div className="item-bar">
              <span
                className="handle"
                aria-hidden="true"
                draggable
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(undefined)}
              >
                ⠿
              </span>
              <span className="item-name">{name}</span>
              <button
                type="button"
                disabled={at === 0}
                aria-label={t('up', { name })}
                onClick={() => onMove(at, at - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                disabled={at === items.length - 1}
                aria-label={t('down', { name })}
                onClick={() => onMove(at, at + 1)}
              >
                ↓
              </button>
              {onRemove && (
                <button type="button" aria-label={t('remove', { name })} onClick={() => onRemove(at)}>
                  ✕
                </button>
              )}
            </div>
            {children(item, at)}
          </li>
        );
      })}
    </ol>
  );
}

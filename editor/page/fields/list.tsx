import { type ReactNode, useState } from 'react';
import { useEditor } from '../editor-state';

type Props<Item> = {
  items: readonly Item[];
  /** What an item is called, for those who hear the buttons. */
  nameOf: (item: Item, at: number) => string;
  onMove: (from: number, to: number) => void;
  onRemove?: (at: number) => void;
  children: (item: Item, at: number) => ReactNode;
};

const moves = [['up', '↑', -1] as const, ['down', '↓', 1] as const];

/** A list whose order is changed by dragging or by buttons. */
export function List<Item>({ items, nameOf, onMove, onRemove, children }: Props<Item>) {
  const { t } = useEditor();
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
              {moves.map(([direction, arrow, step]) => (
                <button
                  key={direction}
                  type="button"
                  disabled={items[at + step] === undefined}
                  aria-label={t(direction, { name })}
                  onClick={() => onMove(at, at + step)}
                >
                  {arrow}
                </button>
              ))}
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

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEditor } from '../editor-state';

type Props<Item> = {
  items: readonly Item[];
  /** What an item is called, for those who hear the buttons. */
  nameOf: (item: Item, index: number) => string;
  onMove: (from: number, to: number) => void;
  onRemove?: (index: number) => void;
  /** The button that adds an item at the end. */
  add?: { label: string; onAdd: () => void };
  children: (item: Item, index: number) => ReactNode;
};

const moves = [['up', '↑', -1] as const, ['down', '↓', 1] as const];
const all = [...moves, ['remove', '✕', 0] as const];
const firstField = ':is(input, select, textarea):not(details:not([open]) *)';
/** What adds the first item where none is left. */
const adder = ':scope > button, :scope > .chooser > input';

/** A list whose order is changed by dragging or by buttons. The focus stays with the item, or goes to its neighbour. */
export function List<Item>({ items, nameOf, onMove, onRemove, add, children }: Props<Item>) {
  const { t } = useEditor();
  const buttons = onRemove ? all : moves;
  const [dragged, setDragged] = useState<number>();
  const [wanted, setWanted] = useState<{ index: number; part: string }>();
  const list = useRef<HTMLOListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list has changed.
  useEffect(() => {
    if (!wanted || !list.current) return;
    const item = list.current.children[Math.min(wanted.index, items.length - 1)];
    const found =
      item?.querySelector<HTMLElement>(wanted.part) ??
      item?.querySelector<HTMLElement>('.item-bar button:enabled') ??
      list.current.parentElement?.querySelector<HTMLElement>(adder);
    found?.focus();
  }, [wanted]);

  return (
    <>
      <ol className="list" ref={list}>
        {items.map((item, index) => {
          const name = nameOf(item, index);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone.
              key={index}
              className={dragged === index ? 'dragged' : undefined}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={() => dragged !== undefined && dragged !== index && onMove(dragged, index)}
            >
              <div className="item-bar">
                <span
                  className="handle"
                  aria-hidden="true"
                  draggable
                  onDragStart={() => setDragged(index)}
                  onDragEnd={() => setDragged(undefined)}
                >
                  ⠿
                </span>
                <span className="item-name">{name}</span>
                {buttons.map(([action, sign, step]) => (
                  <button
                    key={action}
                    type="button"
                    className={action}
                    disabled={items[index + step] === undefined}
                    aria-label={t(action, { name })}
                    onClick={() => {
                      if (step === 0) onRemove?.(index);
                      else onMove(index, index + step);
                      setWanted({ index: index + step, part: `.item-bar .${action}:enabled` });
                    }}
                  >
                    {sign}
                  </button>
                ))}
              </div>
              {children(item, index)}
            </li>
          );
        })}
      </ol>
      {add && (
        <button
          type="button"
          onClick={() => {
            add.onAdd();
            setWanted({ index: items.length, part: firstField });
          }}
        >
          {add.label}
        </button>
      )}
    </>
  );
}

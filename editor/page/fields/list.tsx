import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button';
import { useEditor } from '../editor-state';

type Props<Item> = {
  items: readonly Item[];
  /** The name of an item in the labels of its buttons. */
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
/** Selects the control that adds the first item of an empty list. */
const adder = ':scope > button, :scope > .chooser > input';

/** A list whose order is changed by dragging or by buttons. The focus stays with the item, or goes to its neighbour. */
export function List<Item>({ items, nameOf, onMove, onRemove, add, children }: Props<Item>) {
  const { t } = useEditor();
  const buttons = onRemove ? all : moves;
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLOListElement>(null);

  function act(change: () => void, index: number, part: string): void {
    flushSync(change);
    const items = list.current?.children ?? [];
    const item = items[Math.min(index, items.length - 1)];
    const found =
      item?.querySelector<HTMLElement>(part) ??
      item?.querySelector<HTMLElement>('.item-bar button:enabled') ??
      list.current?.parentElement?.querySelector<HTMLElement>(adder);
    found?.focus();
  }

  const adding = add && <Button onClick={() => act(add.onAdd, items.length, firstField)}>{add.label}</Button>;

  return (
    <>
      {items.length > 9 && adding}
      <ol className="list" ref={list}>
        {items.map((item, index) => {
          const name = nameOf(item, index);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other key than its index.
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
                  <Button
                    key={action}
                    className={action}
                    disabled={items[index + step] === undefined}
                    aria-label={t(action, { name })}
                    onClick={() => {
                      const change = () => (step === 0 ? onRemove?.(index) : onMove(index, index + step));
                      act(change, index + step, `.item-bar .${action}:enabled`);
                    }}
                  >
                    {sign}
                  </Button>
                ))}
              </div>
              {children(item, index)}
            </li>
          );
        })}
      </ol>
      {adding}
    </>
  );
}

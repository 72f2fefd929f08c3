import { useCallback, useEffect, useState } from 'react';
import { fieldId, type State } from './editor-state';

const isIn = (id: string, outer: string) => id.startsWith(`${outer}.`);

/** The ids of the fields that somebody has left, and what adds one more. */
export function useLeft() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = useCallback(
    (id: string) => setLeft((known) => (known.has(id) ? known : new Set(known).add(id))),
    [],
  );

  useEffect(() => {
    const listen = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches('input, select, textarea')) return;
      const field = target.closest('[id*=":"]');
      if (field && !field.contains(relatedTarget as Node | null)) leave(field.id);
    };
    addEventListener('focusout', listen);
    return () => removeEventListener('focusout', listen);
  }, [leave]);

  return { left, leave };
}

/**
 * Without what nobody needs to know yet of an item that was just added: what its fields lack, until they are left, and that
 * each of them waits to be saved, as the item does.
 *
 * @param left the ids of fields that somebody has left, and of places that somebody was led to
 */
export function withoutAdded(state: State, left: ReadonlySet<string>): State {
  const added = state.drafts.map(({ edit }) => fieldId(edit.file, edit.path));
  const isNew = (id: string) => added.some((outer) => isIn(id, outer));
  const isLeft = (id: string) => [...left].some((each) => each === id || isIn(id, each));
  return {
    ...state,
    drafts: state.drafts.filter(({ edit, conflict }) => conflict || !isNew(fieldId(edit.file, edit.path))),
    issues: state.issues.filter(({ file, field }) => {
      const id = fieldId(file, [field]);
      return !isNew(id) || isLeft(id);
    }),
  };
}

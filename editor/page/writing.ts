import { startTransition, useCallback, useEffect, useState } from 'react';
import { type Edit, isIn, type Place } from '../backend/edit';
import type { Issue } from '../backend/issues';
import type { State } from './editor-state';

/** The field of a file that an element changes. */
function fieldOf(target: EventTarget | null): Place | undefined {
  const [file, field] = target instanceof HTMLElement ? target.id.split(':') : [];
  return file && field ? { file, path: [field] } : undefined;
}

/** The field in which somebody is writing, those that somebody has left, and what adds one more. */
export function useWriting() {
  const [writing, setWriting] = useState<Place>();
  const [left, setLeft] = useState<readonly Place[]>([]);
  const leave = useCallback((place: Place) => setLeft((known) => [...known, place]), []);

  useEffect(() => {
    let isPressed = false;
    const listeners: Record<string, (event: Event) => void> = {
      pointerdown: () => {
        isPressed = true;
      },
      pointerup: () => {
        isPressed = false;
      },
      // The field shows a key by itself: the rest of the form can wait.
      input({ target }) {
        const isText = !(target instanceof HTMLSelectElement);
        if (isText) startTransition(() => setWriting(fieldOf(target)));
      },
      // The field of another form goes without a word.
      hashchange: () => setWriting(undefined),
      focusout({ target }) {
        const field = fieldOf(target);
        const end = () => {
          setWriting(undefined);
          if (field) leave(field);
        };
        // What is pressed must not move away under the pointer.
        if (isPressed) addEventListener('pointerup', () => setTimeout(end), { once: true });
        else end();
      },
    };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
    };
  }, [leave]);

  return { writing, left, leave };
}

/**
 * Without what nobody needs to know yet: what comes while somebody is writing, what the fields of an item lack that was
 * just added, until they are left, and that each of them waits to be saved, as the item does.
 *
 * @param before the state when the writing began
 */
export function withoutNews(
  state: State,
  before: State,
  { writing, left }: Pick<ReturnType<typeof useWriting>, 'writing' | 'left'>,
): State {
  const placeOf = ({ file, field }: Issue): Place => ({ file, path: [field] });
  const isNews = (place: Place, known: readonly Place[]) =>
    writing && (isIn(place, writing) || !known.some((other) => isIn(place, other) && isIn(other, place)));
  const isOfNew = (place: Place) => state.drafts.some(({ edit }) => isIn(place, edit) && !isIn(edit, place));
  const isLeft = (place: Place) => left.some((other) => isIn(place, other));
  const edits = before.drafts.map(({ edit }): Edit => edit);
  const issues = before.issues.map(placeOf);
  return {
    ...state,
    changes: writing ? before.changes : state.changes,
    drafts: state.drafts.filter(({ edit, conflict }) => conflict || !(isOfNew(edit) || isNews(edit, edits))),
    issues: state.issues.filter((issue) => {
      const place = placeOf(issue);
      return !isNews(place, issues) && (!isOfNew(place) || isLeft(place));
    }),
  };
}

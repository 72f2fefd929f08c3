import { startTransition, useRef, useState } from 'react';
import { isAt, isIn, type Place } from '../backend/edit';
import { issuePlace, type State } from './editor-state';
import { useListener } from './use-listener';

/** The field of a file that an element changes. */
function fieldOf(target: EventTarget | null): Place | undefined {
  const [file, field] = target instanceof HTMLElement ? target.id.split(':') : [];
  return file && field ? { file, path: [field] } : undefined;
}

/** The field in which somebody is writing, those that somebody has left, and what adds one more. */
export function useWriting() {
  const [writing, setWriting] = useState<Place>();
  const [left, setLeft] = useState<readonly Place[]>([]);
  const isPressed = useRef(false);
  const leave = (place: Place) => setLeft((known) => [...known, place]);

  useListener('pointerdown', () => {
    isPressed.current = true;
  });
  useListener('pointerup', () => {
    isPressed.current = false;
  });
  useListener('input', ({ target }) => {
    // The field shows a key by itself: the rest of the form can wait.
    if (!(target instanceof HTMLSelectElement)) startTransition(() => setWriting(fieldOf(target)));
  });
  // The field of another form goes without a word.
  useListener('hashchange', () => setWriting(undefined));
  useListener('focusout', ({ target }) => {
    const field = fieldOf(target);
    const end = () => {
      setWriting(undefined);
      if (field) leave(field);
    };
    // A pressed button must not move away under the pointer.
    if (isPressed.current) addEventListener('pointerup', () => setTimeout(end), { once: true });
    else end();
  });

  return { writing, left, leave };
}

/**
 * Hides new issues, drafts and changes while somebody writes. Hides the issues of the fields of a new item until they lose
 * the focus, and the drafts of these fields, because the item itself is a draft.
 *
 * @param before the state when the writing began
 */
export function deferFeedback(
  state: State,
  before: State,
  { writing, left }: Pick<ReturnType<typeof useWriting>, 'writing' | 'left'>,
): State {
  const isNews = (place: Place, known: readonly Place[]) =>
    writing && (isIn(place, writing) || !known.some((other) => isAt(place, other)));
  const isOfNew = (place: Place) => state.drafts.some(({ edit }) => isIn(place, edit) && !isIn(edit, place));
  const isLeft = (place: Place) => left.some((other) => isIn(place, other));
  const edits: Place[] = before.drafts.map(({ edit }) => edit);
  const issues = before.issues.map(issuePlace);
  return {
    ...state,
    changes: writing ? before.changes : state.changes,
    drafts: state.drafts.filter(({ edit, conflict }) => conflict || !(isOfNew(edit) || isNews(edit, edits))),
    issues: state.issues.filter((issue) => {
      const place = issuePlace(issue);
      return !isNews(place, issues) && (!isOfNew(place) || isLeft(place));
    }),
  };
}

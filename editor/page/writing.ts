import { startTransition, useRef, useState } from 'react';
import { isAt, isIn, type Place } from '../backend/edit';
import { issuePlace, type State } from './editor-state';
import { useListener } from './use-listener';

/** Returns the field that an element edits. */
function fieldOf(element: EventTarget | null): Place | undefined {
  const [file, field] = element instanceof HTMLElement ? element.id.split(':') : [];
  return file && field ? { file, path: [field] } : undefined;
}

/** Returns the field or group in which an element is. */
function groupOf(element: EventTarget | null): Place | undefined {
  return element instanceof HTMLElement ? fieldOf(element.closest('[id*=":"]')) : undefined;
}

/** The field in which the person writes, and the state before that. */
type Writing = { place: Place; before: State };

/**
 * Watches where the person writes.
 *
 * @param state the saved state
 * @returns the current field, the fields and new items that they have left, and a function that adds one
 */
export function useWriting(state: State | undefined) {
  const [writing, setWriting] = useState<Writing>();
  const [left, setLeft] = useState<readonly Place[]>([]);
  const isPressed = useRef(false);
  const leave = (...places: Place[]) => setLeft((known) => [...known, ...places]);

  useListener('pointerdown', () => {
    isPressed.current = true;
  });
  useListener('pointerup', () => {
    isPressed.current = false;
  });
  useListener('input', ({ target }) => {
    const place = fieldOf(target);
    if (!place || !state || target instanceof HTMLSelectElement) return;
    // The field shows a key by itself: the rest of the form can wait.
    startTransition(() =>
      setWriting((known) => (known && isAt(known.place, place) ? known : { place, before: state })),
    );
  });
  // The field of another form is removed without an event.
  useListener('hashchange', () => setWriting(undefined));
  useListener('focusout', ({ target, relatedTarget }) => {
    const field = fieldOf(target);
    const next = groupOf(relatedTarget);
    const end = () => {
      setWriting(undefined);
      if (field) leave(field, ...listLeftItems(state, field, relatedTarget ? next : field));
    };
    // A pressed button must not move away under the pointer.
    if (isPressed.current) addEventListener('pointerup', () => setTimeout(end), { once: true });
    else end();
  });

  return { writing, left, leave };
}

/** Lists the new items that the focus leaves with a field. @param next the next field; undefined outside of all forms */
function listLeftItems(state: State | undefined, field: Place, next: Place | undefined): Place[] {
  const items = state?.drafts.flatMap(({ edit }) => (edit.kind === 'insert' ? [edit] : [])) ?? [];
  return items.filter((item) => isIn(field, item) && !(next && isIn(next, item)));
}

/**
 * Hides new issues, drafts and changes while the person writes. Hides the issues of a new item until the focus leaves the
 * field or the item, and the drafts of its fields, because the item itself is a draft.
 */
export function deferFeedback(
  state: State,
  { writing, left }: Pick<ReturnType<typeof useWriting>, 'writing' | 'left'>,
): State {
  const before = writing?.before ?? state;
  const isNews = (place: Place, known: readonly Place[]) =>
    writing && (isIn(place, writing.place) || !known.some((other) => isAt(place, other)));
  const isOfNew = (place: Place) => state.drafts.some(({ edit }) => isIn(place, edit) && !isIn(edit, place));
  const isLeft = (place: Place) => left.some((other) => isIn(place, other));
  const edits: Place[] = before.drafts.map(({ edit }) => edit);
  const issues = before.issues.map(issuePlace);
  return {
    ...state,
    changes: before.changes,
    drafts: state.drafts.filter(({ edit, conflict }) => conflict || !(isOfNew(edit) || isNews(edit, edits))),
    issues: state.issues.filter((issue) => {
      const place = issuePlace(issue);
      return !isNews(place, issues) && (!isOfNew(place) || isLeft(place));
    }),
  };
}

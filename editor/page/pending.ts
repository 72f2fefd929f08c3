import { startTransition, useEffect, useRef, useState } from 'react';
import { valueAt } from '../../lib/value-at';
import { applyEdit, basePath, type Edit, isIn, isSamePlace, locateEdit, type Place } from '../backend/edit';
import { issuePlace, RefusedError, type State, type useEditorState } from './editor-state';
import { useListener } from './use-listener';

/**
 * An edit that is not in the state of the server. `failed`: the answer was an error. `conflict`: another person has changed
 * the place, and the writer decides.
 */
export type Pending = { edit: Edit; step: 'waiting' | 'sent' | 'failed' | 'conflict' };

const isRefused = (step: Pending['step']) => step === 'failed' || step === 'conflict';

/** The key in the storage of the window, which survives a reload and is not shared with other windows. */
const storageKey = 'editor-pending';

/** Milliseconds after the last key until typed text is sent. */
const pause = 400;

function restore(): Pending[] {
  const edits: Edit[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  return edits.map((edit) => ({ edit, step: 'waiting' }));
}

/**
 * Keeps the changes that are not in the state of the server. They survive a reload and an unreachable server, and are sent
 * in their order.
 *
 * @param saved the state of the server; undefined until it has answered
 * @param isThere whether the server answers
 */
export function usePending(
  run: ReturnType<typeof useEditorState>['run'],
  saved: State | undefined,
  isThere: boolean,
) {
  const [list, setList] = useState(restore);
  const latest = useRef(list);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const locate = (edit: Edit) => locateEdit(edit, saved?.files[edit.file]);

  function keep(next: Pending[], isTyping = false): void {
    latest.current = next;
    sessionStorage.setItem(storageKey, JSON.stringify(next.map(({ edit }) => edit)));
    // The field shows a key by itself: the long form follows when it is painted.
    if (isTyping) startTransition(() => setList(next));
    else setList(next);
  }

  /** @param isTyping whether more text may follow, so that it is sent after a pause */
  function change(edit: Edit, isTyping = false): void {
    const known = latest.current.find((item) => item.step !== 'sent' && isSamePlace(locate(item.edit), edit));
    const own: Pending = {
      edit: known ? { ...edit, before: known.edit.before, named: known.edit.named } : edit,
      step: known?.step === 'conflict' ? 'conflict' : 'waiting',
    };
    const others = latest.current;
    keep(known ? others.map((item) => (item === known ? own : item)) : [...others, own], isTyping);
    clearTimeout(timer.current);
    if (isTyping) timer.current = setTimeout(send, pause);
    else send();
  }

  function send(): void {
    clearTimeout(timer.current);
    setList(latest.current);
    for (const item of latest.current.filter(({ step }) => step === 'waiting')) {
      item.step = 'sent';
      run('change', () => ({ edit: item.edit })).then(
        ({ refusal }) => {
          if (refusal) giveBack(item, refusal.kind === 'conflict' ? 'conflict' : 'failed');
          else keep(latest.current.filter((other) => other !== item));
        },
        (reason) => giveBack(item, reason instanceof RefusedError ? 'failed' : 'waiting'),
      );
    }
  }

  /** Replaces an edit that did not arrive by newer text of its field. */
  function giveBack(own: Pending, step: Pending['step']): void {
    own.step = step;
    const since = latest.current.slice(latest.current.indexOf(own) + 1);
    const next = since.find((item) => isSamePlace(locate(item.edit), locate(own.edit)));
    if (next) {
      next.edit = { ...next.edit, before: own.edit.before, named: own.edit.named };
      if (step === 'conflict' && next.step === 'waiting') next.step = step;
    }
    keep(latest.current.filter((item) => !next || item !== own));
  }

  /** Deletes the rejected edits of a place. */
  function drop(place: Place): void {
    keep(latest.current.filter(({ edit, step }) => !isRefused(step) || !isIn(locate(edit), place)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: waiting edits are sent when the server answers again.
  useEffect(() => {
    if (isThere) send();
  }, [isThere]);

  useListener('beforeunload', (event) => {
    if (latest.current.length > 0) event.preventDefault();
  });

  return { pending: list, change, send, drop };
}

/** Returns the state after the edits; rejected edits are among the drafts. */
export function withPending(state: State, pending: readonly Pending[]): State {
  const located = pending.map((item) => ({
    ...item,
    edit: locateEdit(item.edit, state.files[item.edit.file]),
  }));
  const isPending = (place: Place) => located.some(({ edit }) => isIn(place, edit));
  const own = located.flatMap(({ edit, step }) => {
    const conflict = { now: valueAt(state.files[edit.file], basePath(edit)) };
    return isRefused(step) ? [{ edit, ...(step === 'conflict' && { conflict }) }] : [];
  });
  const drafts = state.drafts.filter(({ edit }) => !isPending(edit));
  const refused = drafts.flatMap(({ edit, conflict }) => (conflict ? [edit] : []));
  const files = { ...state.files };
  for (const edit of [...refused, ...pending.map((item) => item.edit)]) {
    const data = files[edit.file];
    files[edit.file] = applyEdit(data, locateEdit(edit, data));
  }
  return {
    ...state,
    files,
    drafts: [...own, ...drafts],
    // They are about the value before the edit.
    issues: state.issues.filter((issue) => !isPending(issuePlace(issue))),
  };
}

import { startTransition, useEffect, useRef, useState } from 'react';
import type { Edit } from '../backend/json-edit';
import { RefusedError, type useEditorState } from './editor-state';

/** An edit that the server has not answered; `failed` is one that it has answered with an error. */
export type Pending = { edit: Edit; sent: boolean; failed: boolean };

/** Kept in the window: a reload finds it again, and no other window sends it too. */
const storageKey = 'editor-pending';

/** Milliseconds after the last key until what is typed is sent. */
const pause = 400;

function restore(): Pending[] {
  const edits: Edit[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  return edits.map((edit) => ({ edit, sent: false, failed: false }));
}

/**
 * What has been changed and is not in the state of the server yet. It stays on the screen, outlives a reload and a server
 * that is away, and is sent in the order in which it was made.
 *
 * @param isThere whether the server answers
 */
export function usePending(run: ReturnType<typeof useEditorState>['run'], isThere: boolean) {
  const [list, setList] = useState(restore);
  const latest = useRef(list);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function keep(next: Pending[], isTyping = false): void {
    latest.current = next;
    sessionStorage.setItem(storageKey, JSON.stringify(next.map(({ edit }) => edit)));
    // The field shows a key by itself: the long form follows when it is painted.
    if (isTyping) startTransition(() => setList(next));
    else setList(next);
  }

  /** @param isTyping whether more is to be expected, so that it is sent after a pause */
  function change(edit: Edit, isTyping = false): void {
    const known = latest.current.find((each) => !each.sent && isSamePlace(each.edit, edit));
    const own = { edit: known ? { ...edit, before: known.edit.before } : edit, sent: false, failed: false };
    const others = latest.current;
    keep(known ? others.map((each) => (each === known ? own : each)) : [...others, own], isTyping);
    clearTimeout(timer.current);
    if (isTyping) timer.current = setTimeout(send, pause);
    else send();
  }

  function send(): void {
    clearTimeout(timer.current);
    setList(latest.current);
    for (const each of latest.current.filter(({ sent, failed }) => !sent && !failed)) {
      each.sent = true;
      run('change', () => ({ edit: each.edit })).then(
        () => keep(latest.current.filter((other) => other !== each)),
        (reason) => giveBack(each, reason instanceof RefusedError),
      );
    }
  }

  /** What was typed into a place since takes the place of an edit that did not arrive. */
  function giveBack(own: Pending, failed: boolean): void {
    Object.assign(own, { sent: false, failed });
    const since = latest.current.slice(latest.current.indexOf(own) + 1);
    const next = since.find((each) => isSamePlace(each.edit, own.edit));
    if (next) next.edit = { ...next.edit, before: own.edit.before };
    keep(latest.current.filter((each) => !next || each !== own));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is sent when the server is there again.
  useEffect(() => {
    if (isThere) send();
  }, [isThere]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current.length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  return { pending: list, change, send };
}

function isSamePlace(one: Edit, other: Edit): boolean {
  const placeOf = ({ file, path }: Edit) => JSON.stringify([file, path]);
  return one.kind === 'set' && other.kind === 'set' && placeOf(one) === placeOf(other);
}

/** The files as they will be once the edits are saved. */
export function withPending(
  files: Record<string, unknown>,
  pending: readonly Pending[],
): Record<string, unknown> {
  const all = { ...files };
  for (const { edit } of pending) all[edit.file] = apply(all[edit.file], edit);
  return all;
}

function apply(data: unknown, edit: Edit, [key, ...inner] = edit.path): unknown {
  if (key === undefined || typeof data !== 'object' || data === null) return data;
  if (inner.length > 0) return put(data, key, apply(Reflect.get(data, key), edit, inner));
  if (Array.isArray(data)) {
    const at = Number(key);
    if (edit.kind === 'insert') return [...data.slice(0, at), edit.value, ...data.slice(at)];
    const others = data.filter((_, each) => each !== at);
    if (edit.kind === 'move') return [...others.slice(0, edit.to), data[at], ...others.slice(edit.to)];
    if (edit.value === undefined) return others;
  }
  return put(data, key, edit.kind === 'move' ? undefined : edit.value);
}

function put(data: object, key: string | number, value: unknown): object {
  if (Array.isArray(data)) return data.map((item, at) => (at === Number(key) ? value : item));
  return { ...data, [key]: value };
}

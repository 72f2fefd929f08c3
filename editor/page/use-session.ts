import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { valueAt } from '../../lib/value-at';
import { basePath, type Edit, fieldId, isAt, isIn, nameEdit, type Place } from '../backend/edit';
import { resolvePath } from '../merge/items';
import { orderLocales, wordsOf } from '../messages';
import { docIdOf } from './documents';
import { type Editor, issuePlace, type Path, RefusedError, useEditorState } from './editor-state';
import { usePending, withPending } from './pending';
import { useKept } from './use-kept';
import { useListener } from './use-listener';
import { deferFeedback, useWriting } from './writing';

function readHash(): string {
  return decodeURIComponent(location.hash.slice(1)) || 'messages/Hero';
}

/**
 * The state of the editor in this window: the saved files with the unsent changes, the open form, and the actions.
 *
 * @param onOpen called before the editor opens the form of a field
 * @returns `editor` is undefined until the server has answered
 */
export function useSession(onOpen: () => void) {
  const { state: saved, isLost, refusal, isSaving, run: ask } = useEditorState();
  const { pending, change: add, send, drop } = usePending(ask, saved, saved !== undefined && !isLost);
  const { writing, left, leave } = useWriting(saved);
  const [locale, setLocale] = useKept('locale', orderLocales(navigator.languages));
  const [place, setPlace] = useState(readHash);
  const t = useMemo(() => wordsOf(locale), [locale]);
  const current = useMemo(() => saved && withPending(saved, pending), [saved, pending]);
  const state = useMemo(() => current && deferFeedback(current, { writing, left }), [current, writing, left]);

  useListener('hashchange', () => setPlace(readHash()));
  useListener('unhandledrejection', (event) => {
    // The header shows it.
    if (event.reason instanceof RefusedError) event.preventDefault();
  });

  /** Sends typed text before another action. */
  const run: typeof ask = (action, sent) => {
    send();
    return ask(action, sent);
  };

  const read = (file: string, path: Path) => valueAt(state?.files[file], path);

  function change(edit: Edit, isTyping?: boolean): void {
    const { file } = edit;
    const { named } = nameEdit(edit, current?.files[file]);
    // The server does not know an item that an unsent change adds or renames.
    const isKnown = named && resolvePath(named, saved?.files[file]);
    const before = read(file, basePath(edit));
    add({ before, named: isKnown ? named : undefined, ...edit }, isTyping);
  }

  function settle(place: Place, mine?: Edit): void {
    drop(place);
    if (mine) change(mine);
    else if (saved?.drafts.some((draft) => isIn(draft.edit, place))) void run('discard', place);
  }

  function open(file: string, path: Path): void {
    // The first invalid field of an unsaved item prevents saving.
    const isDraft = current?.drafts.some(({ edit }) => isAt(edit, { file, path }));
    const invalid = isDraft
      ? current?.issues.find((issue) => isIn(issuePlace(issue), { file, path }))
      : undefined;
    // A heading leads to new items too, and shows no errors.
    if (isDraft) leave({ file, path });
    flushSync(() => {
      setPlace(docIdOf(file, path));
      onOpen();
    });
    location.hash = docIdOf(file, path);
    showElement(findElement(file, invalid?.field.split('.') ?? path));
  }

  const editor: Editor | undefined = state && { state, locale, t, read, run, change, send, settle, open };
  return { editor, place, setLocale, t, locale, isLost, saving: { isLost, refusal, isSaving, pending } };
}

/** Scrolls to an element and focuses it, or its heading if it is folded up. */
function showElement(element: HTMLElement | null): void {
  for (let group = element?.closest('details'); group; group = group.parentElement?.closest('details'))
    group.open = true;
  const heading = element?.querySelector<HTMLElement>(':scope > summary');
  element?.scrollIntoView({ block: heading ? 'start' : 'center' });
  (heading ?? element)?.focus();
}

/** Finds the element of a field, or the nearest group around it that has one. */
function findElement(file: string, path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length--) {
    const found = document.getElementById(fieldId(file, path.slice(0, length)));
    if (found) return found;
  }
  return null;
}

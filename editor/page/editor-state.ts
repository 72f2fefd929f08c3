import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { FieldSchema } from '../../model/fields/schema';
import type { Edit, Place } from '../backend/edit';
import type { Issue } from '../backend/issues';
import type { PreviewState } from '../backend/preview';
import type { PublishedCommit, Publishing, Requests } from '../backend/requests';
import type { View } from '../backend/workspace';
import type { EditorLocale, wordsOf } from '../messages';
import type { ImportReport } from '../units/import';

export type Path = Edit['path'];

/** The state with the progress of publishing, the durations of the last publications in seconds, and the public address. */
export type State = View & Publishing & { preview?: { url: string; state: PreviewState } };

export type Answer = {
  state: State;
  /** The errors that prevent a change that is written whole or not at all. */
  refused?: Issue[];
  file?: string;
  history?: PublishedCommit[];
  /** The text of a place in the last commit. */
  published?: string;
  csv?: string;
  /** In base64. */
  pdf?: string;
  report?: ImportReport;
  refusal?: { kind: string; detail: string };
};

/** The data that the server has put into the document. */
export const given: {
  token: string;
  schemas: Record<string, FieldSchema>;
  /** The least widths, in pixels. */
  pictureLimits: Record<'picture' | 'post', { width: number }>;
} = JSON.parse(document.getElementById('given')?.textContent ?? '{}');

/** The server has rejected a request. */
export class RefusedError extends Error {}

async function post(action: string, sent: object): Promise<Answer> {
  const response = await fetch(`/api/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Editor-Token': given.token },
    body: JSON.stringify(sent),
  });
  if (!response.ok && response.status !== 409) throw new RefusedError(String(response.status));
  return await response.json();
}

/** Actions that the header shows as saving. Typed text has its own list. */
const saving = ['changeAll', 'discard', 'drawing', 'picture', 'project', 'redo', 'takeBack', 'undo'];

/** Milliseconds between two requests of the state, which others may change. */
const pollTime = 2000;

/** Returns the issues of a field itself. */
export function useIssues(file: string, path: Path): Issue[] {
  const { issues } = useEditor().state;
  return issues.filter((issue) => issue.file === file && issue.field === path.join('.'));
}

/** Keeps the state of the server, and sends one request after the other. */
export function useEditorState() {
  const [state, setState] = useState<State>();
  const [isLost, setLost] = useState(false);
  const [refusal, setRefusal] = useState<'refused' | 'diskFull'>();
  const [saves, setSaves] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  /** @param sent the body, or a function that returns it after the answer of the request before */
  function run<Name extends keyof Requests>(
    action: Name,
    sent: Requests[Name] | (() => Requests[Name]),
  ): Promise<Answer> {
    const save = saving.includes(action) || ('write' in sent && sent.write) ? 1 : 0;
    waiting.current += 1;
    setSaves((count) => count + save);
    const turn = queue.current.then(() => post(action, typeof sent === 'function' ? sent() : sent));
    queue.current = turn
      .then(
        (answer) => {
          setLost(false);
          if (action !== 'state') setRefusal(messageOf(action, answer));
          setState((known) => (isSame(known, answer.state) ? known : answer.state));
        },
        (reason) => {
          if (action !== 'state' && action !== 'change')
            setRefusal(reason instanceof RefusedError ? 'refused' : undefined);
          setLost(action === 'state' || !(reason instanceof RefusedError));
        },
      )
      .finally(() => {
        waiting.current -= 1;
        setSaves((count) => count - save);
      });
    return turn;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer lives as long as the page.
  useEffect(() => {
    void run('state', {}).catch(() => {});
    const timer = setInterval(() => {
      if (waiting.current === 0 && !document.hidden) void run('state', {}).catch(() => {});
    }, pollTime);
    return () => clearInterval(timer);
  }, []);

  return { state, isLost, refusal, isSaving: saves > 0, run };
}

/** Returns the message of the header for a rejected action; a conflict is shown at its field. */
function messageOf(action: keyof Requests, { refusal }: Answer): 'refused' | 'diskFull' | undefined {
  if (refusal?.kind === 'diskFull') return 'diskFull';
  return refusal && action !== 'change' ? 'refused' : undefined;
}

function isSame(known: State | undefined, next: State): boolean {
  const mark = ({ version, publication, preview }: State) => JSON.stringify([version, publication, preview]);
  return known !== undefined && mark(known) === mark(next);
}

/** The state and the actions that the parts of the page share. */
export type Editor = {
  state: State;
  locale: EditorLocale;
  /** The words of the editor in its language. */
  t: ReturnType<typeof wordsOf>;
  /** Returns the value at a place, with the drafts in it. */
  read: (file: string, path: Path) => unknown;
  run: ReturnType<typeof useEditorState>['run'];
  /** Changes one place. `before` is by default the value that this page shows. */
  change: (edit: Edit, isTyping?: boolean) => void;
  /** Sends typed text without waiting for more. */
  send: () => void;
  /** Discards the unsaved change of a place, or writes it over the current value. */
  settle: (place: Place, mine?: Edit) => void;
  /** Opens the form of a field, and focuses it. */
  open: (file: string, path: Path) => void;
};

/** Returns the field of an issue. */
export function issuePlace({ file, field }: Pick<Issue, 'file' | 'field'>): Place {
  return { file, path: field.split('.') };
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Only inside the editor.');
  return editor;
}

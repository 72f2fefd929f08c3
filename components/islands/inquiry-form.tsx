'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './inquiry-form.module.css';

type Props = {
  /** The address of the route, which also takes the form when it is sent without script. */
  action: string;
  /** The accessible name of the form. */
  label: string;
  locale: string;
  /** The names of the fields that make up the message, in the order of the contract (SPEC §7). */
  fields: readonly string[];
  /** The name of the field that only a machine fills in. */
  trap: string;
  words: {
    submit: string;
    sending: string;
    sent: string;
    failed: string;
    failedRetry: string;
    sentMark: string;
    errorMark: string;
  };
  sentIcon: ReactNode;
  errorIcon: ReactNode;
  /** The fields, rendered on the server. */
  children: ReactNode;
  /** The privacy notice, beside the button. */
  notice: ReactNode;
};

type State = { name: 'idle' | 'submitting' } | { name: 'sent' | 'failed'; text: string };

/** Milliseconds. The route answers within about 4 s; after this the connection is taken for lost. */
const patience = 20_000;

/** The form of an inquiry: idle, submitting, then sent (and cleared) or failed (and kept), as SPEC §4 says. */
export function InquiryForm({
  action,
  label,
  locale,
  fields,
  trap,
  words,
  children,
  notice,
  ...icons
}: Props) {
  const [state, setState] = useState<State>({ name: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // The disabled button has dropped the focus: it goes to the good news, or back to where to try again.
  useEffect(() => {
    if (state.name === 'sent') message.current?.focus();
    if (state.name === 'failed') button.current?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.name === 'submitting') return;
    const data = new FormData(event.currentTarget);
    // The contract is exactly its fields; the trap joins them only when something has filled it.
    const names = data.get(trap) ? [...fields, trap] : fields;
    setState({ name: 'submitting' });
    const answer = await send(
      action,
      locale,
      Object.fromEntries(names.map((name) => [name, data.get(name)])),
    );
    if (answer.ok) form.current?.reset();
    const fallback = answer.ok ? words.sent : answer.reached ? words.failed : words.failedRetry;
    setState({ name: answer.ok ? 'sent' : 'failed', text: answer.text ?? fallback });
  }

  const failed = state.name === 'failed';
  return (
    <>
      <div ref={message} tabIndex={-1} className={styles.messages}>
        <div role="status">
          {state.name === 'sent' && (
            <p className={styles.message} data-result="sent">
              {icons.sentIcon}
              <span>
                <strong>{words.sentMark}</strong> <span>{state.text}</span>
              </span>
            </p>
          )}
        </div>
        <div role="alert">
          {failed && (
            <p className={styles.message} data-result="failed">
              {icons.errorIcon}
              <span>
                <strong>{words.errorMark}</strong> <span>{state.text}</span>
              </span>
            </p>
          )}
        </div>
      </div>
      <form
        ref={form}
        className={styles.form}
        action={action}
        method="post"
        aria-label={label}
        onSubmit={submit}
      >
        <input type="hidden" name="locale" value={locale} />
        {children}
        <button ref={button} type="submit" className="button" disabled={state.name === 'submitting'}>
          {state.name === 'submitting' ? words.sending : words.submit}
        </button>
        {notice}
      </form>
    </>
  );
}

type Answer = {
  ok: boolean;
  /** False when no answer came, or the server broke. */
  reached: boolean;
  /** The sentence of the server, in the language of the page. */
  text?: string | undefined;
};

async function send(action: string, locale: string, data: object): Promise<Answer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': locale },
      body: JSON.stringify(data),
      signal: AbortSignal.timeout(patience),
    });
    const body: { message?: unknown; error?: unknown } | null = await response.json().catch(() => null);
    const text = response.status === 200 ? body?.message : body?.error;
    return {
      ok: response.status === 200,
      reached: response.status < 500,
      text: typeof text === 'string' && text ? text : undefined,
    };
  } catch {
    return { ok: false, reached: false };
  }
}

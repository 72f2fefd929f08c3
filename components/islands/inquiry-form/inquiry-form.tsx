'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { askParameter } from '@/lib/ask-parameter';
import { sourceFields } from '@/lib/form-field';
import { cleanAddress } from '@/lib/pasted-text';
import { visitOrigin } from './visit-origin';
import './inquiry-form.css';

type Props = {
  /** The address of the route, which also receives the form without script. */
  action: string;
  /** The accessible name of the form. */
  label: string;
  locale: string;
  /** The name of the field that only bots fill in. */
  honeypot: string;
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
  /** The privacy notice, before the button in reading order. */
  notice: ReactNode;
};

type State = { name: 'idle' | 'submitting' } | { name: 'sent' | 'failed'; text: string };

/** Milliseconds. The route answers within about 4 s; after this the connection counts as lost. */
const timeout = 20_000;

/**
 * Renders the form of an inquiry: idle, submitting, then sent (and cleared) or failed (and kept), as in specification
 * §4. Nothing is stored in the browser: it asks before a half-written text is left.
 */
export function InquiryForm({ action, label, locale, honeypot, words, children, notice, ...icons }: Props) {
  const [state, setState] = useState<State>({ name: 'idle' });
  const [isHalfWritten, setHalfWritten] = useState(false);
  /** A ref, because a second press may happen before the state is rendered. */
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // The focus moves to the confirmation or to the retry button, which also closes the keyboard of a phone.
  useEffect(() => {
    if (state.name !== 'sent' && state.name !== 'failed') return;
    const target = state.name === 'sent' ? message.current : button.current;
    target?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  // Text may have been typed before the script ran.
  useEffect(() => setHalfWritten(form.current !== null && isWrittenIn(form.current)), []);

  // A project's page leads here with a text; the visitor can change it, and nothing is sent without a press.
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    const text = new URLSearchParams(location.search).get(askParameter);
    if (field && text && !field.value) field.value = text;
  }, []);

  // The browser rejects a copied address with invisible marks, before the server could clean it.
  useEffect(() => {
    const fields = form.current;
    fields?.addEventListener('change', cleanEmail);
    return () => fields?.removeEventListener('change', cleanEmail);
  }, []);

  // A permanent listener would keep the page out of the browser's back/forward cache.
  useEffect(() => {
    if (!isHalfWritten) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isHalfWritten]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const data = new FormData(event.currentTarget);
    // The payload has exactly the fields of the form (specification §7), and the honeypot only when it is filled in.
    const origin = new URLSearchParams(visitOrigin);
    for (const name of sourceFields) if (data.get(name)) origin.set(name, String(data.get(name)));
    for (const name of ['locale', ...sourceFields]) data.delete(name);
    if (!data.get(honeypot)) data.delete(honeypot);
    setState({ name: 'submitting' });
    const answer = await send(action, { locale, origin: `${origin}` }, Object.fromEntries(data));
    isSending.current = false;
    if (answer.ok) {
      form.current?.reset();
      setHalfWritten(false);
    }
    const fallback = answer.ok ? words.sent : answer.reached ? words.failed : words.failedRetry;
    setState({ name: answer.ok ? 'sent' : 'failed', text: answer.text ?? fallback });
  }

  const isSubmitting = state.name === 'submitting';
  return (
    <>
      <div ref={message} tabIndex={-1} className="inquiry-form-messages">
        <div role="status">
          {isSubmitting && <p className="visually-hidden">{words.sending}</p>}
          {state.name === 'sent' && (
            <p className="inquiry-form-message" data-result="sent">
              {icons.sentIcon}
              <span>
                <strong>{words.sentMark}</strong> <bdi>{state.text}</bdi>
              </span>
            </p>
          )}
        </div>
        <div role="alert">
          {state.name === 'failed' && (
            <p className="inquiry-form-message" data-result="failed">
              {icons.errorIcon}
              <span>
                <strong>{words.errorMark}</strong> <bdi>{state.text}</bdi>
              </span>
            </p>
          )}
        </div>
      </div>
      <form
        ref={form}
        className="inquiry-form"
        action={action}
        method="post"
        aria-label={label}
        onSubmit={submit}
        onInput={(event) => setHalfWritten(isWrittenIn(event.currentTarget))}
      >
        <input type="hidden" name="locale" value={locale} />
        {children}
        {notice}
        {/* Not `disabled`, which would drop the focus. */}
        <button ref={button} type="submit" className="button" aria-disabled={isSubmitting || undefined}>
          <span key={state.name}>{isSubmitting ? words.sending : words.submit}</span>
        </button>
      </form>
    </>
  );
}

/** Listens to `change`, which comes before the browser's check: React's `onChange` would clean while the visitor types. */
function cleanEmail({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.type === 'email')
    target.value = cleanAddress(target.value);
}

function isWrittenIn(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

type Answer = {
  ok: boolean;
  /** False when no answer arrived, or the server failed. */
  reached: boolean;
  /** The message of the server, in the language of the page. */
  text?: string | undefined;
};

type About = {
  locale: string;
  /** Where the inquiry comes from, URL-encoded. */
  origin: string;
};

async function send(action: string, { locale, origin }: About, data: object): Promise<Answer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': locale,
        ...(origin && { 'Inquiry-Origin': origin }),
      },
      body: JSON.stringify(data),
      signal: AbortSignal.timeout(timeout),
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

import { errorCode, log } from '../log';
import type { AlertSettings } from '../settings';
import type { Outcome } from './delivery';
import { createLoop } from './loop';
import { type Note, readNote } from './note';
import type { Outbox } from './outbox';
import type { Relays } from './relays';
import { describeStatus, inTime, type Problem, problemsOf, readStatus, type Status } from './status';

type Options = {
  outbox: Outbox;
  relays: Relays;
  settings: AlertSettings;
  /** The host of the site, which an alert names. */
  site: string;
};

/** Milliseconds. */
const checkInterval = 30_000;
const minPause = 1000;
const heartbeatInterval = 5 * 60_000;
const repeatAfter = 24 * 3_600_000;
const requestTimeout = 5000;

/** Tells a person when inquiries do not get through, on another path than mail, and when they do again. */
export function createMonitor({ outbox, relays, settings, site }: Options) {
  const loop = createLoop();
  let note: Note | null = null;
  let beaten = 0;
  let wake = () => {};

  async function save(next: Note): Promise<void> {
    if (JSON.stringify(next) === JSON.stringify(note)) return;
    note = next;
    // An outbox that cannot be written to is another problem: then the note lasts as long as the process.
    await inTime(outbox.writeNote(next));
  }

  /** Reports what is new, or was reported a day ago; and the end of all problems, once. */
  async function report(status: Status, reported: Note['reported']): Promise<Note['reported']> {
    const problems = problemsOf(status);
    const isDue = (problem: Problem) => Date.now() - (reported[problem] ?? 0) >= repeatAfter;
    const due = problems.filter(isDue);
    const isOver = problems.length === 0 && Object.keys(reported).length > 0;
    const isTold = due.length > 0 || isOver ? await post(status) : false;
    if (problems.length === 0) return isTold ? {} : reported;
    const kept = problems.filter((problem) => !isDue(problem)).map((problem) => [problem, reported[problem]]);
    return Object.fromEntries([...kept, ...(isTold ? due.map((problem) => [problem, Date.now()]) : [])]);
  }

  /** The body has the fields that chat services read (`text`, `content`), and the counts for other programs. */
  async function post(status: Status): Promise<boolean> {
    if (!settings.url) return false;
    const text = `${site}: ${describeStatus(status)}`;
    const { waiting, oldestMinutes, failed } = status;
    const body = { text, content: text, problems: problemsOf(status), waiting, oldestMinutes, failed };
    return await request('alert', settings.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(settings.token ? { Authorization: `Bearer ${settings.token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  }

  async function beat(status: Status, isAtOnce: boolean): Promise<void> {
    const isQuiet =
      status.writable && !problemsOf(status).some((problem) => problem === 'waiting' || problem === 'failed');
    if (!settings.heartbeatUrl || !isQuiet) return;
    if (!isAtOnce && Date.now() - beaten < heartbeatInterval) return;
    if (await request('heartbeat', settings.heartbeatUrl, {})) beaten = Date.now();
  }

  /** @returns whether the address answered with a status of success in time */
  async function request(what: string, url: string, init: RequestInit): Promise<boolean> {
    const abort = new AbortController();
    const cancel = () => abort.abort();
    const timer = setTimeout(cancel, requestTimeout).unref();
    loop.signal.addEventListener('abort', cancel);
    try {
      const { signal } = abort;
      const response = await fetch(url, { ...init, cache: 'no-store', redirect: 'error', signal });
      await response.body?.cancel();
      if (response.ok) return true;
      log('error', `${what} not delivered`, { status: response.status });
    } catch (error) {
      if (!loop.signal.aborted) log('error', `${what} not delivered`, { code: errorCode(error) });
    } finally {
      clearTimeout(timer);
      loop.signal.removeEventListener('abort', cancel);
    }
    return false;
  }

  async function check(): Promise<void> {
    const before = note ?? (await readNote(outbox));
    relays.remember(note ? null : before.trouble);
    await relays.recheck();
    const trouble = relays.trouble();
    const status = await readStatus(outbox, trouble);
    const reported = await report(status, before.reported);
    await save({ reported, trouble: trouble && { kind: trouble.kind, reason: trouble.reason } });
    const isOver = Object.keys(before.reported).length > 0 && Object.keys(reported).length === 0;
    await beat(status, isOver);
  }

  return {
    /** Looks once, and reports what is new. */
    check,

    /** Looks every half minute, and at once when something has gone wrong or right, until stopped. */
    start(): Promise<void> {
      return loop.repeat(async () => {
        const woken = new Promise<void>((done) => {
          wake = done;
        });
        await check().catch((error) => log('error', 'check failed', { code: errorCode(error) }));
        await Promise.race([woken, loop.pause(checkInterval)]);
        await loop.pause(minPause);
      });
    },

    /** Takes note of the end of an attempt. */
    onOutcome(outcome: Outcome | 'unstored'): void {
      const isNews = relays.trouble()?.reason !== note?.trouble?.reason;
      const isReported = Object.keys(note?.reported ?? {}).length > 0;
      if (isNews || ['failed', 'lost', 'unstored'].includes(outcome)) wake();
      else if (isReported && outcome === 'delivered') wake();
    },

    stop: loop.stop,
  };
}

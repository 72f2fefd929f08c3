import { errorCode, log } from '../log';
import type { AlertSettings } from '../settings';
import type { Outcome } from './delivery';
import { emptyNote, type Note, readNote } from './note';
import type { Outbox } from './outbox';
import type { Relays } from './relays';
import { describeStatus, inTime, type Problem, problemsOf, readStatus, type Status } from './status';

type Options = {
  outbox: Outbox;
  relays: Relays;
  settings: AlertSettings;
  /** The host of the site, and the name of this server, which alerts name. */
  site: string;
  server: string;
  /** The name of the note about this server. */
  noteName: string;
};

/** Milliseconds. */
const checkInterval = 30_000;
const minPause = 1000;
const heartbeatInterval = 5 * 60_000;
const repeatAfter = 24 * 3_600_000;
const requestTimeout = 5000;

/** The name of the note about the outbox. */
const shared = 'outbox';

/** Problems that each server reports for itself; one server reports the outbox for all. */
const ownProblems: readonly Problem[] = ['outbox', 'relay'];
const sharedProblems: readonly Problem[] = ['failed', 'waiting'];

/** Sends out-of-band alerts when delivery fails and when it recovers. */
export function createMonitor({ outbox, relays, settings, site, server, noteName }: Options) {
  const requests = new Set<AbortController>();
  let isStopped = false;
  const notes = new Map<string, Note>();
  /** Notes for an outbox that is not writable, which last as long as the process. */
  const unsavedNames = new Set<string>();
  let lastHeartbeat = Number.NEGATIVE_INFINITY;
  let lastCheck = Number.NEGATIVE_INFINITY;
  let isWoken = false;

  async function save(name: string, before: Note, next: Note): Promise<void> {
    notes.set(name, next);
    if (JSON.stringify(next) === JSON.stringify(before) && !unsavedNames.has(name)) return;
    if (await inTime(outbox.saveNote(name, next).then(() => true))) unsavedNames.delete(name);
    else unsavedNames.add(name);
  }

  /** Reports the problems of a kind and their end; returns whether the last one has ended. */
  async function watch(
    name: string,
    kind: readonly Problem[],
    status: Status,
    before: Note,
  ): Promise<boolean> {
    const problems = problemsOf(status).filter((problem) => kind.includes(problem));
    const reported = await report(status, problems, before.reported);
    const trouble = kind === ownProblems ? status.trouble : null;
    await save(name, before, {
      reported,
      trouble: trouble && { kind: trouble.kind, reason: trouble.reason },
    });
    return Object.keys(before.reported).length > 0 && Object.keys(reported).length === 0;
  }

  /** Reports problems that are new or were reported a day ago, and once the end of all problems. */
  async function report(
    status: Status,
    problems: Problem[],
    reported: Note['reported'],
  ): Promise<Note['reported']> {
    const isDue = (problem: Problem) => Math.abs(Date.now() - (reported[problem] ?? 0)) >= repeatAfter;
    const dueProblems = problems.filter(isDue);
    const isOver = problems.length === 0 && Object.keys(reported).length > 0;
    const isSent = dueProblems.length > 0 || isOver ? await post(status) : false;
    if (problems.length === 0) return isSent ? {} : reported;
    const earlierReports = problems
      .filter((problem) => !isDue(problem))
      .map((problem) => [problem, reported[problem]]);
    return Object.fromEntries([
      ...earlierReports,
      ...(isSent ? dueProblems.map((problem) => [problem, Date.now()]) : []),
    ]);
  }

  /** Sends the fields that chat services read (`text`, `content`), and counts for other programs. */
  async function post(status: Status): Promise<boolean> {
    if (!settings.url) return false;
    const problems = problemsOf(status);
    const text = `${site}, ${server}: ${describeStatus(status)}`;
    const { waiting, oldestMinutes, failed } = status;
    const body = { text, content: text, server, problems, waiting, oldestMinutes, failed };
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
    if (!isAtOnce && Math.abs(Date.now() - lastHeartbeat) < heartbeatInterval) return;
    if (await request('heartbeat', settings.heartbeatUrl, {})) lastHeartbeat = Date.now();
  }

  /** @returns whether the address answered in time with a success status */
  async function request(subject: string, url: string, init: RequestInit): Promise<boolean> {
    if (isStopped) return false;
    // Not AbortSignal.any: in Node 20 it lets go of AbortSignal.timeout, which then never aborts.
    const request = new AbortController();
    const timer = setTimeout(() => request.abort(new DOMException('', 'TimeoutError')), requestTimeout);
    requests.add(request);
    try {
      const { signal } = request;
      const response = await fetch(url, { ...init, cache: 'no-store', redirect: 'error', signal });
      await response.body?.cancel();
      if (response.ok) return true;
      log('error', `${subject} not delivered`, { status: response.status });
    } catch (error) {
      if (!isStopped) log('error', `${subject} not delivered`, { code: errorCode(error) });
    } finally {
      clearTimeout(timer);
      requests.delete(request);
    }
    return false;
  }

  /** Returns a note. Another server may have written it since, and one that is not saved is in memory only. */
  async function noteOf(name: string): Promise<Note> {
    const savedNote = unsavedNames.has(name) ? null : await readNote(outbox, name);
    return savedNote ?? notes.get(name) ?? emptyNote;
  }

  async function check(): Promise<void> {
    lastCheck = Date.now();
    isWoken = false;
    const serverNote = await noteOf(noteName);
    relays.remember(notes.has(noteName) ? null : serverNote.trouble);
    await relays.recheck();
    const status = await readStatus(outbox, relays.trouble());
    const isOver = await watch(noteName, ownProblems, status, serverNote);
    if (!(await inTime(outbox.claimLeadership()))) return;
    const isEnd = await watch(shared, sharedProblems, status, await noteOf(shared));
    await beat(status, isOver || isEnd);
  }

  return {
    /** Checks once and reports new problems. */
    check,

    /** Checks after half a minute, or a second after a change; an error is logged. */
    async checkWhenDue(): Promise<void> {
      if (Math.abs(Date.now() - lastCheck) < (isWoken ? minPause : checkInterval)) return;
      await check().catch((error) => log('error', 'check failed', { code: errorCode(error) }));
    },

    /** Makes the next check due when the end of an attempt may have changed the status. */
    onOutcome(outcome: Outcome | 'unstored'): void {
      const isChanged = relays.trouble()?.reason !== notes.get(noteName)?.trouble?.reason;
      const isReported = [...notes.values()].some(({ reported }) => Object.keys(reported).length > 0);
      const isBad = ['failed', 'lost', 'unstored'].includes(outcome);
      isWoken ||= isChanged || isBad || (isReported && outcome === 'delivered');
    },

    /** Aborts alerts on their way, and sends no more. */
    stop(): void {
      isStopped = true;
      for (const request of requests) request.abort();
    },
  };
}

export type Monitor = ReturnType<typeof createMonitor>;

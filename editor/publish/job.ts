import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../lib/write-whole';
import type { Conflict } from '../merge/merge';
import type { Reason } from './git';
import type { Problem } from './merged-errors';
import { isInterrupted } from './plan';
import { type Outcome, type Person, type Publication, publish, resume, saveIdentity } from './publish';
import { findVisible, release } from './visible';

/**
 * The state of publishing. `lasted` are the seconds until visitors saw it; missing until they do. `next` is the time
 * of the next planned change of the site that they see.
 */
export type PublicationState =
  /** `settled`: after every conflict was decided for what others have published, nothing is left to send. */
  | { step: 'idle' | 'checking' | 'fetching' | 'sending' | 'settled' }
  | { step: 'building'; commit: string; done: number; of: number }
  | { step: 'refused'; reason: Reason | 'drafts'; problems?: Problem[] }
  | { step: 'refused'; reason: 'build'; commit: string }
  | { step: 'conflict'; fields: Conflict[] }
  | { step: 'published'; commit: string; since: string; lasted?: number; next?: string | null };

type Settings = Pick<Publication, 'root' | 'findErrors' | 'runAlone'> & {
  /** The public address; nothing when it is not known. */
  site?: string | undefined;
  /** Where the releases are, when the site is published from this machine. */
  releaseFolder?: string | undefined;
  /** Whether everything that was typed is saved. */
  isSaved: () => Promise<boolean>;
  /** Everything that was saved until a time is published. */
  onPublished: (until: string) => void;
  /** The files have changed without an edit. */
  onFiles: () => Promise<void>;
};

/** A publication; `person` publishes and is written into the settings of git. */
type Sent = Pick<Publication, 'choices' | 'author' | 'people'> & { person?: Person | undefined };

/** Milliseconds between two questions to the site, which a build needs minutes to answer. */
const pause = 5_000;
/** Of how many publications it is said how long they took. */
const mostLasted = 3;

/**
 * Publishes for everybody who uses the editor: once at a time, and each of them sees its progress. Its state and
 * the durations of the last ones are kept in `var/editor`.
 */
export function openPublishing(settings: Settings) {
  const { root, site, releaseFolder, runAlone, isSaved, onPublished, onFiles } = settings;
  const file = path.join(root, 'var/editor/publication.json');
  let { state, lasted }: { state: PublicationState; lasted: number[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { state: { step: 'idle' }, lasted: [] };
  const isLocal = releaseFolder !== undefined;
  let timer: NodeJS.Timeout | undefined;
  if (state.step === 'building') state = { step: 'refused', reason: 'build', commit: state.commit };
  else if (isBusy()) state = { step: 'idle' };

  function isBusy(): boolean {
    return ['checking', 'fetching', 'sending', 'building'].includes(state.step);
  }

  function keep(next: PublicationState): void {
    state = next;
    try {
      writeWhole(file, JSON.stringify({ state, lasted }));
    } catch (error) {
      // On a full disk a restart begins with what was kept before.
      console.error(String(error));
    }
  }

  function fail(error: unknown): void {
    console.error(error);
    keep({ step: 'refused', reason: 'unknown' });
  }

  /** Asks the site until visitors see what was published. */
  async function look(): Promise<void> {
    const asked = state;
    if (asked.step !== 'published' || asked.lasted !== undefined || !site) return;
    const seen = await findVisible(root, asked.commit, site);
    if (asked !== state) return;
    if (!seen) {
      timer = setTimeout(look, pause);
      return;
    }
    const seconds = Math.round((Date.now() - Date.parse(asked.since)) / 1000);
    lasted = [...lasted, seconds].slice(-mostLasted);
    keep({ ...asked, lasted: seconds, next: seen.next ?? null });
  }

  async function run({ person, ...sent }: Sent): Promise<void> {
    const before = state;
    const since = new Date().toISOString();
    keep({ step: 'checking' });
    if (!(await isSaved())) return keep({ step: 'refused', reason: 'drafts' });
    if (person) await saveIdentity(root, person);
    const { until, ...ended }: Outcome & { until?: string } = await publish({
      ...settings,
      ...sent,
      onStep: (step) => keep({ step }),
      isLocal,
    });
    // Saves before the snapshot are published.
    if (until) onPublished(until);
    let outcome: PublicationState = ended.step === 'published' ? { ...ended, since } : ended;
    const isNothing = outcome.step === 'refused' && outcome.reason === 'nothing';
    if (isNothing && sent.choices?.length) outcome = { step: 'settled' };
    // What could not be built the last time is built now, with or without more.
    if (isNothing && 'commit' in before && before.step === 'refused')
      outcome = { step: 'published', commit: before.commit, since };
    if (outcome.step === 'published' && releaseFolder) {
      const { commit } = outcome;
      const onProgress = (done: number, of: number) => keep({ step: 'building', commit, done, of });
      onProgress(0, 1);
      const good = await release(root, releaseFolder, onProgress);
      if (!good) outcome = { step: 'refused', reason: 'build', commit };
    }
    keep(outcome);
    void look();
    await onFiles();
  }

  /** Completes what a kill has interrupted. */
  async function begin(): Promise<void> {
    const before = state;
    if (!isInterrupted(root)) return await look();
    keep({ step: 'fetching' });
    const done = await resume({ root, isLocal, runAlone });
    if (!done) return keep(before);
    onPublished(done.until);
    const { target: commit, until: since } = done;
    keep(releaseFolder ? { step: 'refused', reason: 'build', commit } : { step: 'published', commit, since });
    await onFiles();
    await look();
  }

  begin().catch(fail);
  return {
    state: () => ({ publication: state, lasted, site }),
    /** Begins to publish, unless it is being done. */
    start(sent: Sent): void {
      if (isBusy()) return;
      clearTimeout(timer);
      run(sent).catch(fail);
    },
    close: () => clearTimeout(timer),
  };
}

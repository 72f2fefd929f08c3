import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../tools/files/write-whole';
import type { Conflict } from '../merge/merge';
import type { Reason } from './git';
import type { Problem } from './merged-errors';
import { isInterrupted } from './plan';
import { type Outcome, type Person, type Publication, publish, resume, saveIdentity } from './publish';
import { findVisible, release } from './visible';

/**
 * The state of publishing. `lasted`: the seconds until visitors saw it, undefined before. */
export type PublicationState =
  /** `settled`: every conflict was decided for the published value, and nothing is left to push. */
  | { step: 'idle' | 'checking' | 'fetching' | 'sending' | 'settled' }
  | { step: 'building'; commit: string; done: number; of: number }
  | { step: 'refused'; reason: Reason | 'drafts'; problems?: Problem[] }
  | { step: 'refused'; reason: 'build'; commit: string }
  | { step: 'conflict'; fields: Conflict[] }
  | { step: 'published'; commit: string; since: string; lasted?: number };

type Settings = Pick<Publication, 'root' | 'findErrors' | 'runAlone'> & {
  /** The public address, if it is configured. */
  site?: string | undefined;
  /** The folder of releases, if the site is published from this machine. */
  releaseFolder?: string | undefined;
  /** Whether there are no drafts. */
  isSaved: () => Promise<boolean>;
  /** Called after a publication of the saves until a time. */
  onPublished: (until: string) => void;
  /** Called after a change of files without an edit. */
  onFiles: () => Promise<void>;
};

/** A request to publish; `person` is written into the settings of git. */
type Sent = Pick<Publication, 'choices' | 'author' | 'people'> & { person?: Person | undefined };

/** Milliseconds between two requests of the site's build, which needs minutes. */
const pause = 5_000;
/** The number of publications whose duration is shown. */
const maxLasted = 3;

/**
 * Opens publishing, which all people of the editor share: one publication at a time, whose progress each of them sees. Its
 * state and the durations of the last ones are in `var/editor`.
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

  function setState(next: PublicationState): void {
    state = next;
    try {
      writeWhole(file, JSON.stringify({ state, lasted }));
    } catch (error) {
      // On a full disk a restart has the state before.
      console.error(String(error));
    }
  }

  function fail(error: unknown): void {
    console.error(error);
    setState({ step: 'refused', reason: 'unknown' });
  }

  /** Requests the build of the site until visitors see the publication. */
  async function watchSite(): Promise<void> {
    const asked = state;
    if (asked.step !== 'published' || asked.lasted !== undefined || !site) return;
    const seen = await findVisible(root, asked.commit, site);
    if (asked !== state) return;
    if (!seen) {
      timer = setTimeout(watchSite, pause);
      return;
    }
    const seconds = Math.round((Date.now() - Date.parse(asked.since)) / 1000);
    lasted = [...lasted, seconds].slice(-maxLasted);
    setState({ ...asked, lasted: seconds });
  }

  async function run({ person, ...sent }: Sent): Promise<void> {
    const before = state;
    const since = new Date().toISOString();
    setState({ step: 'checking' });
    if (!(await isSaved())) return setState({ step: 'refused', reason: 'drafts' });
    if (person) await saveIdentity(root, person);
    const { until, ...ended }: Outcome & { until?: string } = await publish({
      ...settings,
      ...sent,
      onStep: (step) => setState({ step }),
      isLocal,
    });
    // The snapshot has the saves before it.
    if (until) onPublished(until);
    let outcome: PublicationState = ended.step === 'published' ? { ...ended, since } : ended;
    const isNothing = outcome.step === 'refused' && outcome.reason === 'nothing';
    if (isNothing && sent.choices?.length) outcome = { step: 'settled' };
    // A failed build is repeated, also without new changes.
    if (isNothing && 'commit' in before && before.step === 'refused')
      outcome = { step: 'published', commit: before.commit, since };
    if (outcome.step === 'published' && releaseFolder) {
      const { commit } = outcome;
      const onProgress = (done: number, of: number) => setState({ step: 'building', commit, done, of });
      onProgress(0, 1);
      const good = await release(root, releaseFolder, onProgress);
      if (!good) outcome = { step: 'refused', reason: 'build', commit };
    }
    setState(outcome);
    void watchSite();
    await onFiles();
  }

  /** Completes an interrupted publication. */
  async function start(): Promise<void> {
    const before = state;
    if (!isInterrupted(root)) return await watchSite();
    setState({ step: 'fetching' });
    const done = await resume({ root, isLocal, runAlone });
    if (!done) return setState(before);
    onPublished(done.until);
    const { target: commit, until: since } = done;
    setState(
      releaseFolder ? { step: 'refused', reason: 'build', commit } : { step: 'published', commit, since },
    );
    await onFiles();
    await watchSite();
  }

  start().catch(fail);
  return {
    state: () => ({ publication: state, lasted, site }),
    /** Starts a publication, unless one is running. */
    start(sent: Sent): void {
      if (isBusy()) return;
      clearTimeout(timer);
      run(sent).catch(fail);
    },
    close: () => clearTimeout(timer),
  };
}

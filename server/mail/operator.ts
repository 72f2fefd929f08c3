import { errorCode } from '../log';
import { type Channel, type Entry, type EntrySpool, makeWaitingDue, type State, tryFor } from './entry';

/** What a bounce brought back of a message. */
export type Returned = Pick<Entry, 'raw' | 'inquiry' | 'reason'>;

/** A message of the outbox, and its state. */
export type Held = { state: State; entry: Entry };

/** The states in which a message has what a visitor wrote. */
const heldStates = ['new', 'busy', 'failed', 'sent'] as const;

/** Whether a message is still to leave by mail, or was refused there. */
function isOwedMail({ owes = ['mail'], refused = [] }: Entry): boolean {
  return [...owes, ...refused].includes('mail');
}

/** What a person does with the messages of an outbox, by `npm run outbox`. */
export function createOperator(spool: EntrySpool) {
  return {
    /** Makes every waiting message due, and every failed one for its full time again; returns their number. */
    async retry(): Promise<number> {
      for (const hash of await spool.names('gone')) await spool.remove('gone', hash);
      const waiting = await makeWaitingDue(spool);
      let again = 0;
      for (const id of await spool.names('failed')) {
        const entry = await spool.read('failed', id).catch(() => null);
        // What cannot be read stays for a person.
        if (!entry) continue;
        const owes = [...(entry.owes ?? ['mail']), ...(entry.refused ?? [])] as Channel[];
        await spool.write('new', id, { ...entry, owes, refused: [], giveUp: Date.now() + tryFor });
        await spool.remove('failed', id);
        again += 1;
      }
      return waiting + again;
    },

    /**
     * Has a message that bounced wait for a person: the kept copy, or else what came back.
     *
     * @returns whether it does so now, did so already, is still owed to others, or is unknown
     */
    async bounce(id: string, returned: Returned): Promise<'failed' | 'here' | 'later' | 'unknown'> {
      for (const state of ['new', 'busy'] as const)
        if ((await spool.timeOf(state, id)) !== null) return 'later';
      const failed = await spool.read('failed', id).catch(() => null);
      if (failed && isOwedMail(failed)) return 'here';
      const received = await spool.timeOf('seen', id);
      const kept = failed ?? (await spool.read('sent', id).catch(() => null));
      if (received === null && !kept) return 'unknown';
      const copy = kept ?? {
        ...{ ...returned, id, form: 'returned', envelope: { from: '', to: [] } },
        ...{ received: received ?? Date.now(), giveUp: 0, attempts: 1 },
      };
      const again = { taken: [], owes: ['mail' as const], reason: returned.reason };
      // However late it comes back: nothing is kept longer than what was never delivered.
      const time = Math.min(Date.now(), copy.received + tryFor);
      await spool.write('failed', id, { ...copy, ...again }, time);
      await spool.remove('sent', id);
      return 'failed';
    },

    /**
     * Looks for messages by what a visitor wrote.
     *
     * @returns what was found, and the number of files that cannot be read
     */
    async find(
      isWanted: (inquiry: Entry['inquiry']) => boolean,
    ): Promise<{ found: Held[]; unreadable: number }> {
      const found: Held[] = [];
      let unreadable = 0;
      for (const state of heldStates) {
        for (const id of await spool.names(state)) {
          const entry = await spool
            .read(state, id)
            .catch((error) => (errorCode(error) === 'ENOENT' ? null : error));
          if (entry instanceof Error) unreadable += 1;
          else if (entry && isWanted(entry.inquiry)) found.push({ state, entry });
        }
      }
      return { found, unreadable };
    },

    /** Deletes a message. Returns false for one that is being sent, or has just moved: its sender would write it again. */
    async erase({ state, entry }: Held): Promise<boolean> {
      return state !== 'busy' && (await spool.remove(state, entry.id));
    },
  };
}

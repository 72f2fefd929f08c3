import { type Entry, hookOf } from './entry';
import type { State } from './queue';

/**
 * The format until 2026-11: one entry for both channels, with the channels still owed and the channels that refused it
 * permanently.
 */
export type OldEntry = Entry & { owes?: ('mail' | 'webhook')[]; refused?: ('mail' | 'webhook')[] };

export const isOld = (entry: Entry | OldEntry): entry is OldEntry => 'owes' in entry || 'refused' in entry;

/** Splits an entry of the earlier format into entries with their states, the mail last. */
export function splitOld(old: OldEntry, from: State): { entry: Entry; state: State }[] {
  const { owes = ['mail'], refused = [], ...mail } = old;
  if (from === 'sent') return [{ entry: mail, state: from }];
  return (['webhook', 'mail'] as const).flatMap((channel) => {
    if (!owes.includes(channel) && !refused.includes(channel)) return [];
    const entry = channel === 'mail' ? mail : hookOf(mail);
    const isOver = from === 'failed' || !owes.includes(channel);
    const waits = channel === 'webhook' ? 'new' : from;
    return [{ entry, state: isOver ? 'failed' : waits }];
  });
}

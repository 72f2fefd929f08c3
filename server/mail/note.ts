import { z } from 'zod';
import type { Outbox } from './outbox';
import { inTime } from './status';

const schema = z.object({
  /** The problems that were reported, each with its time in milliseconds since 1970. */
  reported: z.partialRecord(z.enum(['waiting', 'failed', 'relay', 'outbox']), z.number()),
  /** Why mail does not pass the first relay. */
  trouble: z
    .object({
      kind: z.enum(['unreachable', 'session', 'settings', 'message', 'temporary']),
      reason: z.string(),
    })
    .nullable(),
});

/** What was reported of the outbox, or of one server: it must survive a restart. */
export type Note = z.infer<typeof schema>;

export function parseNote(saved: unknown): Note {
  return schema.safeParse(saved).data ?? { reported: {}, trouble: null };
}

/** The note of a name; an empty one where there is none, or none that can be read. */
export async function readNote(outbox: Outbox, name: string): Promise<Note> {
  return parseNote((await inTime(outbox.notes()))?.[name]);
}

import { z } from 'zod';
import type { Outbox } from './outbox';
import { inTime } from './status';

const schema = z.object({
  /** The problems that were reported, each with its time in milliseconds since 1970. */
  reported: z.partialRecord(z.enum(['waiting', 'failed', 'relay', 'outbox']), z.number()),
  /** The reason why the first relay does not accept mail. */
  trouble: z
    .object({
      kind: z.enum(['unreachable', 'session', 'settings', 'message', 'temporary']),
      reason: z.string(),
    })
    .nullable(),
});

/** The reported problems of the outbox, or of one server, which must survive a restart. */
export type Note = z.infer<typeof schema>;

export const emptyNote: Note = { reported: {}, trouble: null };

export function parseNote(saved: unknown): Note {
  return schema.safeParse(saved).data ?? emptyNote;
}

/** Returns the note of a name; null when the outbox does not answer. */
export async function readNote(outbox: Outbox, name: string): Promise<Note | null> {
  const notes = await inTime(outbox.notes());
  return notes && parseNote(notes[name]);
}

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

/** What must survive a restart of the server, in a file of the outbox. */
export type Note = z.infer<typeof schema>;

/** The note of the outbox; an empty one where there is none, or none that can be read. */
export async function readNote(outbox: Outbox): Promise<Note> {
  const saved = schema.safeParse(await inTime(outbox.readNote()));
  return saved.success ? saved.data : { reported: {}, trouble: null };
}

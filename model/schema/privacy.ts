import { z } from 'zod';
import { daySchema, emailSchema, phoneSchema, textSchema } from './parts';

/**
 * The promise to visitors about their data. The notice and the privacy policy contain it, and no part of the site may keep
 * data longer.
 */
export const privacySchema = z.strictObject({
  /** Months until an inquiry is deleted from the mailbox. */
  mailboxMonths: z.int().min(1),
  /** Days that the server keeps a copy of a delivered inquiry. */
  keepDays: z.int().min(0),
  // Five days of retries, then thirty days for a retry by hand (server/mail/outbox.ts).
  undeliveredDays: z.int().min(35),
  logDays: z.int().min(1),
  backupDays: z.int().min(1).optional(),
  /** Inquiries are stored in a database (DATABASE_URL) and not on the web server. */
  database: z.literal(true).optional(),
  /** Countries with data abroad, as after “in”. */
  abroad: textSchema.optional(),
  officer: z.strictObject({ name: textSchema, email: emailSchema, phone: phoneSchema.optional() }).optional(),
  updated: daySchema,
});

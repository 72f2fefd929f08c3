import { z } from 'zod';
import { daySchema, emailSchema, phoneSchema, textSchema } from './parts';

/**
 * The promise to visitors about their data. The notice and the privacy policy contain it, and no part of the site may keep
 * data longer.
 */
export const privacySchema = z.strictObject({
  mailboxMonths: z.int().min(1),
  keepDays: z.int().min(0),
  // Five days of retries, then thirty days for a retry by hand (server/mail/outbox.ts).
  undeliveredDays: z.int().min(35),
  logDays: z.int().min(1),
  backupDays: z.int().min(1).optional(),
  /** Inquiries are stored in a database (DATABASE_URL) and not on the web server. */
  database: z.literal(true).optional(),
  abroad: textSchema.optional(),
  officer: z.strictObject({ name: textSchema, email: emailSchema, phone: phoneSchema.optional() }).optional(),
  updated: daySchema,
});

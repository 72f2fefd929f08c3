import { z } from 'zod';
import { daySchema, emailSchema, phoneSchema, textSchema } from './parts';

/**
 * What visitors are promised of their details: notice and privacy policy are written from it, and no part of the site
 * may keep anything longer.
 */
export const privacySchema = z.strictObject({
  mailboxMonths: z.int().min(1),
  keepDays: z.int().min(0),
  // Five days of attempts and thirty in which a person can send it again (server/mail/outbox.ts).
  undeliveredDays: z.int().min(35),
  logDays: z.int().min(1),
  backupDays: z.int().min(1).optional(),
  /** Whether inquiries are in a database (DATABASE_URL) and not on the web server. */
  database: z.literal(true).optional(),
  abroad: textSchema.optional(),
  officer: z.strictObject({ name: textSchema, email: emailSchema, phone: phoneSchema.optional() }).optional(),
  updated: daySchema,
});

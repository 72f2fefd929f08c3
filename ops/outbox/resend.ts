import { catalogs } from '../../i18n/catalogs';
import { type Locale, routing } from '../../i18n/routing';
import type { Outbox } from '../../server/mail/outbox';
import { asNew } from './as-new';
import { fail } from './fail';

/** Copies kept messages into the outbox as new ones; the server sends them within a second. */
export async function resend(outbox: Outbox, ids: string[]): Promise<void> {
  if (ids.length === 0) return fail('Write the id of a kept message: npm run outbox lists them.');
  for (const id of ids) {
    const held = await outbox.read(id);
    const kept = held?.state === 'sent' && held.entry;
    if (!kept) {
      fail(`There is no kept message ${id}.`);
      continue;
    }
    const language = /^Content-Language: *(\S+)/im.exec(kept.raw)?.[1] as Locale;
    const { sentAgain } = (catalogs[language] ?? catalogs[routing.defaultLocale]).Mail;
    const entry = asNew(kept, `${sentAgain}:`, Date.now());
    await outbox.put([entry]);
    await outbox.postpone(entry, 0);
    console.log(`${id} is due again as ${entry.id}.`);
  }
}

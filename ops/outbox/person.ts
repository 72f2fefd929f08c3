import { writeFile } from 'node:fs/promises';
import { isOfPerson } from '../../server/inquiry/person';
import { log } from '../../server/log';
import type { Entry } from '../../server/mail/entry';
import type { Outbox } from '../../server/mail/outbox';
import type { Held } from '../../server/mail/queue';
import { fail } from './fail';
import { printEntry } from './list';

/** A readable entry. */
type Found = Held & { entry: Entry };

/** Prints all messages of a person, by their email address or phone number. */
export async function find(outbox: Outbox, wanted: string): Promise<void> {
  const found = await look(outbox, wanted);
  if (found) print(found);
}

/**
 * Writes all messages of a person into a new file, readable by its owner only.
 *
 * @throws Error when a file of that name exists
 */
export async function exportPerson(outbox: Outbox, wanted: string, file: string): Promise<void> {
  const found = await look(outbox, wanted);
  if (!found) return;
  const data = found.map(({ state, entry: { id, form, received, inquiry, source } }) => {
    return { id, form, state, received: new Date(received).toISOString(), inquiry, source };
  });
  await writeFile(file, `${JSON.stringify(data, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  log('info', 'exported for a person', { count: found.length });
}

/**
 * Deletes all messages of a person permanently.
 *
 * @param ask returns the answer of the person at the terminal, or of `--yes`; null without a terminal, when nothing is
 * deleted
 */
export async function deletePerson(
  outbox: Outbox,
  wanted: string,
  ask: ((question: string) => Promise<string>) | null,
): Promise<void> {
  if (!ask) return fail('Nothing is deleted without a terminal: add --yes where nobody can be asked.');
  const found = await look(outbox, wanted);
  if (!found) return;
  print(found);
  if (found.length === 0) return;
  if ((await ask(`Delete ${found.length} for good? Write yes: `)).trim() !== 'yes')
    return fail('Nothing is deleted.');
  // The sender would write an entry in flight again.
  const gone = await Promise.all(found.map(({ state, id }) => state !== 'busy' && outbox.remove(state, id)));
  const count = gone.filter(Boolean).length;
  log('info', 'deleted for a person', { count });
  const remaining = found.length - count;
  if (remaining > 0)
    fail(`${remaining} moved or are being sent just now: run the command again in a minute.`);
}

async function look(outbox: Outbox, wanted: string): Promise<Found[] | null> {
  const isWanted = isOfPerson(wanted);
  if (!isWanted) {
    fail('Write an email address, or a phone number of six digits or more.');
    return null;
  }
  const held = await outbox.list('new', 'busy', 'failed', 'sent');
  const unreadable = held.filter(({ entry }) => !entry).length;
  if (unreadable > 0) fail(`${unreadable} entries cannot be read: npm run outbox names them.`);
  return held.filter((one): one is Found => one.entry !== null && isWanted(one.entry.inquiry));
}

function print(found: Found[]): void {
  console.log(`${found.length} found`);
  for (const { state, entry } of found) {
    console.log(`${state}:`);
    printEntry(entry, true);
  }
}

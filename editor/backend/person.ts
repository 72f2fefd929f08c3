import { AsyncLocalStorage } from 'node:async_hooks';
import type { Person } from '../publish/publish';

export type { Person };

/** The person for whom the present request is answered; nobody on one's own machine. */
export const present = new AsyncLocalStorage<Person | undefined>();

/**
 * Reads what the proxy says of a person, `Dana Levi <dana@company.example>` or the mail address alone.
 *
 * @param header as Node gives it: one character for each byte
 * @returns nothing when it names nobody
 */
export function readPerson(header: string | undefined): Person | undefined {
  const said = Buffer.from(header ?? '', 'latin1')
    .toString('utf8')
    .trim();
  const [, name = '', mail = ''] = /^([^<>\p{Cc}]*?)\s*<?([^\s<>@]+@[^\s<>@]+)>?$/u.exec(said) ?? [];
  return mail ? { name: name.replaceAll('"', '').trim() || mail, mail } : undefined;
}

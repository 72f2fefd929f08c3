import { AsyncLocalStorage } from 'node:async_hooks';
import type { Person } from '../publish/publish';

export type { Person };

/** The person of the current request; undefined without a proxy. */
export const present = new AsyncLocalStorage<Person | undefined>();

/**
 * Reads the header of the proxy about a person, `Dana Levi <dana@company.example>` or the mail address alone.
 *
 * @param header as Node gives it: one character for each byte
 * @returns undefined if it has no mail address
 */
export function readPerson(header: string | undefined): Person | undefined {
  const text = Buffer.from(header ?? '', 'latin1')
    .toString('utf8')
    .trim();
  const [, name = '', mail = ''] = /^([^<>\p{Cc}]*?)\s*<?([^\s<>@]+@[^\s<>@]+)>?$/u.exec(text) ?? [];
  return mail ? { name: name.replaceAll('"', '').trim() || mail, mail } : undefined;
}

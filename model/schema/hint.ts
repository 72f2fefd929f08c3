import type { KeysOf, Message, Values } from '../../i18n/message';
import type sentences from './messages/en.json';

/** A sentence about a record; `hint.…` is the hint of a field, which is in `model/fields`. */
export type RecordMessage = Message<KeysOf<typeof sentences> | `hint.${string}`>;

/** What to write instead where a rule between fields is broken, as the `params` of zod's issue. */
export function hint(name: keyof typeof sentences.record, values?: Values): { hint: RecordMessage } {
  return { hint: { key: `record.${name}`, values } };
}

import type { KeysOf, Message, Values } from '../../i18n/message';
import type sentences from './messages/en.json';

export type RecordMessage = Message<KeysOf<typeof sentences>>;

/** What to write instead of a wrong value, as a shape gives it to zod, which carries texts only. */
export function hint(name: keyof typeof sentences.record, values?: Values): string {
  const message: RecordMessage = { key: `record.${name}`, values };
  return JSON.stringify(message);
}

/** The message that a shape gave to zod. */
export function readHint(text: string): RecordMessage {
  return JSON.parse(text);
}

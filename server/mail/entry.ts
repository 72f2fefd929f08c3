import type { FailureKind, Message } from './relay';

/** One delivery of an inquiry by one channel: its mail, or its call of the webhook, which has no message. */
export type Entry = Message & {
  /** The id of the inquiry, with a suffix for a webhook entry. */
  id: string;
  form: string;
  /** The fields of the form: the body of the webhook, and the list of failed messages. */
  inquiry: Record<string, string>;
  /** The known origin of the inquiry. */
  source?: Record<string, string | undefined>;
  /** Milliseconds since 1970. */
  received: number;
  /** When the last attempt is due, milliseconds since 1970. */
  giveUp: number;
  attempts: number;
  /** Codes of the last failure, and its kind. */
  reason: string;
  failure?: FailureKind;
  /** The recipients that have received it, when others have not. */
  taken?: string[];
};

export const day = 24 * 3_600_000;

const hookEnding = '.webhook';

export const isHook = (id: string) => id.endsWith(hookEnding);
export const inquiryOf = (id: string) => (isHook(id) ? id.slice(0, -hookEnding.length) : id);

/** Returns the webhook entry of a mail's inquiry. */
export function hookOf(mail: Entry): Entry {
  return { ...mail, id: mail.id + hookEnding, raw: '', envelope: { from: '', to: [] } };
}

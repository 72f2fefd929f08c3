import { createHash } from 'node:crypto';
import type { Earlier } from '../mail/queue';
import type { Form, Inquiry } from './forms';

/** Milliseconds in which the same fields are the same message. */
const sameFor = 10 * 60_000;

/**
 * Returns the id of an inquiry's message, a hash of its fields and of its `Idempotency-Key`, or without one of a window
 * of ten minutes. A message of the window before is also the same, if it is less than ten minutes old. A repeated
 * message is answered 200 without a second mail: `server/mail/delivery.ts` joins a running delivery, and the queue
 * remembers delivered ids. The forms of the site send no key, other programs can.
 *
 * @param received milliseconds since 1970
 */
export function identify(
  form: Form,
  inquiry: Inquiry,
  key: string | null,
  received: number,
): { id: string; earlier?: Earlier } {
  const idAt = (time: string | number) => {
    const parts = [form.name, inquiry.building, ...form.fields.map(({ name }) => inquiry[name]), time];
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  };
  if (key !== null) return { id: idAt(key) };
  const window = Math.floor(received / sameFor);
  return { id: idAt(window), earlier: { id: idAt(window - 1), within: sameFor } };
}

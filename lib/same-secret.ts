import { timingSafeEqual } from 'node:crypto';

/** Compares a secret with the value that a request has sent, in a time that does not depend on the value. */
export function isSameSecret(secret: string, given: string): boolean {
  const [one, other] = [Buffer.from(secret), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

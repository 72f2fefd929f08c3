/** Keys of the routes' answers; the caller translates them. */
export type AnswerKey =
  | 'contactSent'
  | 'buildingSent'
  | 'unreadable'
  | 'missing'
  | 'missingAll'
  | 'tooLong'
  | 'badEmail'
  | 'badPhone'
  | 'badText'
  | 'unknownBuilding'
  | 'forbidden'
  | 'method'
  | 'timeout'
  | 'tooLarge'
  | 'unsupported'
  | 'honeypot'
  | 'tooFast'
  | 'tooMany'
  | 'broken'
  | 'notConfigured'
  | 'unavailable';

/** A reply before translation, because a preflight has no text. `field` in the values is the key of a label. */
export type Reply = {
  status: number;
  key?: AnswerKey;
  values?: Record<string, string | number>;
  headers?: Record<string, string>;
};

type Options = Pick<Reply, 'values'> & {
  /** Seconds; required for every 429 and 503. */
  retryAfter?: number;
};

/** Thrown anywhere in the handling of a request; the route sends its reply. */
export class Refusal extends Error {
  readonly reply: Reply;

  constructor(
    status: number,
    key: AnswerKey,
    { values = {}, retryAfter = status === 503 ? 300 : 0 }: Options = {},
  ) {
    super(key);
    const headers: Record<string, string> = retryAfter > 0 ? { 'Retry-After': String(retryAfter) } : {};
    this.reply = { status, key, values, headers };
  }
}

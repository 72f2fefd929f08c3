/** The sentences that the routes can answer with; their words come from the caller. */
export type AnswerKey =
  | 'contactSent'
  | 'buildingSent'
  | 'unreadable'
  | 'missing'
  | 'missingAll'
  | 'tooLong'
  | 'badEmail'
  | 'badText'
  | 'forbidden'
  | 'method'
  | 'timeout'
  | 'tooLarge'
  | 'unsupported'
  | 'trapped'
  | 'tooFast'
  | 'tooMany'
  | 'broken'
  | 'notConfigured'
  | 'unavailable';

/** An answer of a route before it has words: none for a preflight. `field` in the values is the key of a label. */
export type Answer = {
  status: number;
  key?: AnswerKey;
  values?: Record<string, string | number>;
  headers?: Record<string, string>;
};

type More = Pick<Answer, 'values'> & {
  /** Seconds; every 429 and 503 names some. */
  retryAfter?: number;
};

/** Thrown anywhere on the path of an inquiry: the route answers with it. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(
    status: number,
    key: AnswerKey,
    { values = {}, retryAfter = status === 503 ? 300 : 0 }: More = {},
  ) {
    super(key);
    const headers: Record<string, string> = retryAfter > 0 ? { 'Retry-After': String(retryAfter) } : {};
    this.answer = { status, key, values, headers };
  }
}

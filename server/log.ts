type Level = 'info' | 'warn' | 'error';

/** Details of a log line: ids, counts and codes, never personal data. */
type Details = Record<string, string | number | boolean | undefined>;

/** Writes one line of JSON, errors to stderr and the rest to stdout. */
export function log(level: Level, event: string, details: Details = {}): void {
  const write = level === 'error' ? console.error : console.log;
  write(JSON.stringify({ time: new Date().toISOString(), level, event, ...details }));
}

/** Returns the code of an error or of its cause, or its kind, because its message may quote the visitor. */
export function errorCode(error: unknown): string {
  const { code, cause, name, message } = error as {
    [Name in 'code' | 'cause' | 'name' | 'message']?: unknown;
  };
  // A DOMException has a number.
  if (typeof code === 'string') return code;
  if (cause) return errorCode(cause);
  if (/timeout/i.test(`${name} ${message}`)) return 'TIMEOUT';
  return typeof name === 'string' ? name : typeof error;
}

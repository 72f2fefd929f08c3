type Level = 'info' | 'warn' | 'error';

/** What a log line may hold: ids, counts and codes. Personal data has no place here. */
type Details = Record<string, string | number | boolean | undefined>;

/** Writes one line of JSON, errors to stderr and the rest to stdout. */
export function log(level: Level, event: string, details: Details = {}): void {
  const write = level === 'error' ? console.error : console.log;
  write(JSON.stringify({ time: new Date().toISOString(), level, event, ...details }));
}

/** The code of an error or of its cause, or its name: its message may quote what a visitor wrote. */
export function errorCode(error: unknown): string {
  const { code, cause, name } = error as { code?: string; cause?: unknown; name?: string };
  return code ?? (cause ? errorCode(cause) : (name ?? typeof error));
}

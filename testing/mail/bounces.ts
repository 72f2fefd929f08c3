import { readFileSync } from 'node:fs';

/**
 * Postfix and Google return the whole message, Exchange names no envelope and returns the headers alone, Exim had no
 * report until 4.85 but a header and a copy in the text.
 */
export const mailServers = ['postfix', 'exim', 'exchange', 'google'] as const;

type Report = { id: string; copy?: string; action?: string; status?: string };

/** What a mail server reports of a message, as RFC 3464 or its own code writes it (`bounces/*.eml`). */
export function bounceOf(server: (typeof mailServers)[number], report: Report): string {
  const { copy = '' } = report;
  const [headers = ''] = copy.split(/\r?\n\r?\n/);
  const values: Record<string, string> = { action: 'failed', status: '5.1.1', ...report, copy, headers };
  const form = readFileSync(`testing/mail/bounces/${server}.eml`, 'utf8');
  return form.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

import type { MailSettings } from '../settings';

/** Returns headers that prevent automatic replies and name a list for filters of mailboxes. */
export function noticeHeaders(list: string, { address }: MailSettings['from']): Record<string, string> {
  return { 'Auto-Submitted': 'auto-generated', 'List-Id': `<${list}.${address.split('@').pop()}>` };
}

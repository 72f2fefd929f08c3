/* The forms in which mail servers report what became of a message, as RFC 3464 and their own code write them. */

type Report = { id: string; copy?: string; action?: string; status?: string };

function report(from: string, text: string, fields: string[], copy: string, copyType: string): string {
  return [
    `From: ${from}`,
    'To: bounces@company.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    text,
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    ...fields,
    '',
    ...(copy ? ['--b1', `Content-Type: ${copyType}`, '', copy] : []),
    '--b1--',
    '',
  ].join('\n');
}

const recipient = 'Final-Recipient: rfc822; office@company.example';

/** The headers of a message, as some servers return them alone. */
function headersOf(copy: string): string {
  return copy.split(/\r?\n\r?\n/)[0] ?? '';
}

/** Postfix, with the whole message. */
export function postfixBounce({ id, copy = '', action = 'failed', status = '5.1.1' }: Report): string {
  const fields = [
    'Reporting-MTA: dns; relay.example',
    `Original-Envelope-Id: ${id}`,
    'X-Postfix-Queue-ID: 4Fxyz',
    '',
    recipient,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
  ];
  const text = 'I am sorry to have to inform you that your message could not be delivered.';
  return report('Mail Delivery System <MAILER-DAEMON@relay.example>', text, fields, copy, 'message/rfc822');
}

/** Exim, which until 4.85 had no report but a header and a copy in the text. */
export function eximBounce({ copy = '' }: Report): string {
  return [
    'From: Mail Delivery System <Mailer-Daemon@relay.example>',
    'To: bounces@company.example',
    'X-Failed-Recipients: office@company.example',
    'Auto-Submitted: auto-replied',
    'Subject: Mail delivery failed: returning message to sender',
    '',
    'A message that you sent could not be delivered to one or more of its recipients.',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    copy,
  ].join('\n');
}

/** Exchange, which names no envelope and returns the headers alone. */
export function exchangeBounce({ copy = '' }: Report): string {
  const fields = [
    'Reporting-MTA: dns;EX01.company.example',
    '',
    recipient,
    'Action: failed',
    'Status: 5.1.10',
  ];
  const from = 'Microsoft Outlook <MicrosoftExchange329e71ec@company.example>';
  return report(
    from,
    'Delivery has failed to these recipients.',
    fields,
    headersOf(copy),
    'text/rfc822-headers',
  );
}

/** Google, with the whole message and its own note on the reason. */
export function googleBounce({ copy = '', status = '5.2.2' }: Report): string {
  const fields = [
    'Reporting-MTA: dns; googlemail.com',
    'Arrival-Date: Mon, 01 Jan 2030 00:00:00 -0800 (PST)',
    '',
    recipient,
    'Action: failed',
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 552-5.2.2 The email account that you tried to reach is over quota.',
  ];
  const from = 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>';
  return report(from, '** Address not found **', fields, copy, 'message/rfc822');
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listenOnLoopback } from '../../lib/loopback';
import { escapeHtml } from '../../server/http/html';
import { writeWhole } from '../files/write-whole';

type Options = {
  /** Ports on loopback; 0 selects a free one. A taken `webPort` is replaced by a free one. */
  smtpPort: number;
  webPort: number;
  /** The folder of the messages, as `.eml` files. */
  dir: string;
};

/** Starts a mail server that delivers into a folder, and a page with the mails; no mail leaves the machine. */
export async function startInbox({ smtpPort, webPort, dir }: Options) {
  await mkdir(dir, { recursive: true });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream)
        .then((message) => writeWhole(join(dir, `${Date.now()}-${randomUUID()}.eml`), message))
        .then(() => done(), done);
    },
  });
  const web = createServer(async (_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    response.end(page(await readMails(dir)));
  });
  const smtpUrl = `smtp://127.0.0.1:${await listenOnLoopback(smtp.server, smtpPort)}`;
  const url = `http://127.0.0.1:${await listenOnLoopback(web, webPort).catch(() => listenOnLoopback(web))}`;
  return {
    smtpUrl,
    url,
    async close(): Promise<void> {
      await Promise.all([smtp, web].map((server) => new Promise<void>((done) => server.close(() => done()))));
    },
  };
}

/** Returns the mails in the folder of an inbox, newest first. */
export async function readMails(dir: string): Promise<Email[]> {
  const names = (await readdir(dir))
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();
  return await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(dir, name)))));
}

function page(mails: Email[]): string {
  const items = mails.map(
    ({ subject = '', from, replyTo, date = '', text: body = '' }) =>
      `<article><h2 dir="auto">${escapeHtml(subject)}</h2><p><bdi>${escapeHtml(from?.address ?? '')}</bdi> · ` +
      `Reply-To <bdi>${escapeHtml(replyTo?.[0]?.address ?? '')}</bdi> · ${escapeHtml(date)}</p>` +
      `<pre dir="auto">${escapeHtml(body)}</pre></article>`,
  );
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Inbox</title>' +
    '<style>body{font:1rem/1.5 system-ui;max-inline-size:48rem;margin:2rem auto;padding-inline:1rem}' +
    'article{border-block-start:1px solid #ccc}pre{white-space:pre-wrap;font:inherit;unicode-bidi:plaintext}</style></head>' +
    `<body><h1>Inbox (${mails.length})</h1>${items.join('') || '<p>No mail yet.</p>'}</body></html>`
  );
}

import { createHash } from 'node:crypto';
import { readFields } from './body';
import { type Form, type Inquiry, parseInquiry } from './inquiry';
import { log } from './log';
import { composeMail } from './mail';
import { preflightHeaders } from './origin';
import { getPostroom, type Postroom } from './postroom';
import { type Answer, Refusal } from './refusal';
import { type Call, respond } from './respond';
import { visitorAddress } from './visitor';
import type { Speech } from './words';

type Options = {
  form: Form;
  speech: Speech;
  /** Keeps the process alive until a promise ends, beyond the answer. */
  keepAlive: (promise: Promise<unknown>) => void;
  openPostroom?: () => Postroom;
};

/** Milliseconds in which the same inquiry is the same message. */
const sameWindow = 10 * 60_000;

/** The handlers of a form's route, one for every method. */
export function inquiryRoute({ form, speech, keepAlive, openPostroom = getPostroom }: Options) {
  async function take(call: Call, { settings, rateLimit, delivery }: Postroom): Promise<Answer> {
    const data = await readFields(call.request);
    call.bodyRead = true;
    if (speech.languages.includes(String(data.locale))) call.language = String(data.locale);
    const inquiry = parseInquiry(form, data);
    if (!settings.mail || !delivery) {
      log('error', 'not configured: set SMTP_URL, MAIL_FROM and MAIL_TO', { request: call.id });
      throw new Refusal(503, 'notConfigured');
    }
    const { headers } = call.request;
    const wait = await rateLimit.count(visitorAddress(headers, settings.proxies));
    if (wait > 0)
      throw new Refusal(429, 'tooMany', { retryAfter: wait, values: { minutes: Math.ceil(wait / 60) } });
    const received = new Date();
    const id = messageId(form, inquiry, headers.get('idempotency-key'), received);
    const words = speech.words(call.language);
    const message = await composeMail({ id, form, inquiry, words, settings: settings.mail, received });
    log('info', 'received', { request: call.id, form: form.name, id });
    const entry = { ...message, id, form: form.name, inquiry, received: received.getTime() };
    const { safe, end } = await delivery.accept(entry);
    keepAlive(end);
    if (!safe) throw new Refusal(503, 'unavailable');
    return { status: 200, key: form.sent };
  }

  async function refuse(): Promise<Answer> {
    return { status: 405, key: 'method', headers: { Allow: preflightHeaders.Allow } };
  }

  async function welcome(): Promise<Answer> {
    return { status: 204, headers: preflightHeaders };
  }

  const handler = (act: (call: Call, room: Postroom) => Promise<Answer>) => (request: Request) =>
    respond(request, { form: form.name, speech, openPostroom, act });
  return {
    POST: handler(take),
    OPTIONS: handler(welcome),
    GET: handler(refuse),
    HEAD: handler(refuse),
    PUT: handler(refuse),
    PATCH: handler(refuse),
    DELETE: handler(refuse),
  };
}

/** The same for a double click and for a retried request, which an `Idempotency-Key` says; different for anything else. */
function messageId(form: Form, inquiry: Inquiry, key: string | null, received: Date): string {
  const time = key ?? Math.floor(received.getTime() / sameWindow);
  const parts = [form.name, ...Object.keys(form.labels).map((field) => inquiry[field]), time];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

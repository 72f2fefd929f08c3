import { randomUUID } from 'node:crypto';
import { isFormPost, readFields } from '../http/body';
import { preferredLanguage } from '../http/language';
import { corsHeaders, isAllowedOrigin, preflightHeaders } from '../http/origin';
import { Refusal, type Reply } from '../http/refusal';
import { visitorAddress } from '../http/visitor';
import { errorCode, log } from '../log';
import { getServices, type Services } from '../services';
import { SettingsError } from '../settings';
import { type Form, parseInquiry } from './forms';
import { identify } from './identity';
import { composeMail } from './mail';
import { toResponse } from './reply';
import { sourceOf } from './source';
import type { Translations } from './translations';

export type Options = {
  form: Form;
  translations: Translations;
  /** Returns the building in the fields of a body with the texts of its form; undefined for an unknown one. */
  about?: (fields: Record<string, unknown>) => { building: string; translations: Translations } | undefined;
  /** Keeps the process alive until a promise ends, beyond the reply. */
  keepAlive: (promise: Promise<unknown>) => void;
  openServices?: () => Services;
};

/** A request with its context before it is handled. */
type Context = { request: Request; id: string; language: string; services: Services };

/** A reply with the context that handling it has added. */
type Outcome = { reply: Reply; language: string; bodyRead: boolean };

/** Returns the handlers of a form's route, one for every method. */
export function inquiryRoute({ form, translations, about, keepAlive, openServices = getServices }: Options) {
  async function post({ request, id, language: preferred, services }: Context): Promise<Outcome> {
    const data = await readFields(request);
    const language = translations.languages.find((candidate) => candidate === data.locale) ?? preferred;
    const reply = await submit(data, { request, id, language, services }).catch((error) =>
      replyTo(error, id),
    );
    return { reply, language, bodyRead: true };
  }

  async function submit(
    data: Record<string, unknown>,
    { request: { headers }, id: request, language, services }: Context,
  ): Promise<Reply> {
    const { settings, rateLimit, mail } = services;
    const fields = parseInquiry(form, data);
    const subject = about?.(data);
    if (about && !subject) throw new Refusal(400, 'unknownBuilding');
    const inquiry = subject ? { ...fields, building: subject.building } : fields;
    if (!settings.mail || !mail) {
      log('error', 'not configured: set SMTP_URL, MAIL_FROM and MAIL_TO', { request });
      throw new Refusal(503, 'notConfigured');
    }
    const wait = await rateLimit.count(visitorAddress(headers, settings.proxies));
    if (wait > 0)
      throw new Refusal(429, 'tooMany', { retryAfter: wait, values: { minutes: Math.ceil(wait / 60) } });
    const receivedAt = new Date();
    const { id, earlier } = identify(form, inquiry, headers.get('idempotency-key'), receivedAt.getTime());
    const translation = (subject?.translations ?? translations).in(language);
    const source = sourceOf({ headers, data, building: subject?.building });
    const mailSettings = settings.mail;
    const message = await composeMail({
      id,
      form,
      inquiry,
      translation,
      source,
      siteOrigin: settings.siteOrigin,
      settings: mailSettings,
      received: receivedAt,
    });
    log('info', 'received', { request, form: form.name, id });
    const entry = { ...message, id, form: form.name, inquiry, source, received: receivedAt.getTime() };
    const { safe, end } = await mail.delivery.accept(entry, earlier);
    keepAlive(end);
    if (!safe) throw new Refusal(503, 'unavailable');
    return { status: 200, key: form.sent };
  }

  /** Replies in the visitor's language, also after an error, and writes one log line. */
  function handler(handle: (context: Context) => Promise<Outcome>) {
    return async (request: Request): Promise<Response> => {
      const { headers } = request;
      const started = performance.now();
      const id = randomUUID();
      const language = preferredLanguage(headers.get('accept-language'), translations.languages);
      const describeFailure = (error: unknown) => ({ reply: replyTo(error, id), language, bodyRead: false });
      async function respond(): Promise<Outcome & { cors: Record<string, string> }> {
        const services = openServices();
        if (!isAllowedOrigin(headers, services.settings)) throw new Refusal(403, 'forbidden');
        const outcome = await handle({ request, id, language, services }).catch(describeFailure);
        return { ...outcome, cors: corsHeaders(headers) };
      }
      const outcome = await respond().catch((error) => ({ ...describeFailure(error), cors: {} }));
      const { reply } = outcome;
      const response = toResponse(reply, translations.in(outcome.language), isFormPost(request));
      for (const [name, value] of Object.entries({
        ...outcome.cors,
        Vary: 'Origin, Accept-Language',
        'X-Request-Id': id,
        // The rest of the body would be read as the next request.
        ...(outcome.bodyRead || !hasBody(headers) ? {} : { Connection: 'close' }),
      })) {
        response.headers.set(name, value);
      }
      const ms = Math.round(performance.now() - started);
      log('info', 'answered', { request: id, form: form.name, status: reply.status, answer: reply.key, ms });
      return response;
    };
  }

  const alwaysReply = (reply: Reply) =>
    handler(async ({ language }) => ({ reply, language, bodyRead: false }));
  const refuse = alwaysReply({ status: 405, key: 'method', headers: { Allow: preflightHeaders.Allow } });
  return {
    POST: handler(post),
    OPTIONS: alwaysReply({ status: 204, headers: preflightHeaders }),
    GET: refuse,
    HEAD: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
  };
}

function hasBody(headers: Headers): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length')) > 0;
}

function replyTo(error: unknown, request: string): Reply {
  if (error instanceof Refusal) return error.reply;
  if (error instanceof SettingsError) {
    log('error', 'settings unusable', { request, settings: error.message });
    return new Refusal(503, 'notConfigured').reply;
  }
  // Omits the error's message, which may quote the visitor.
  const stack = error instanceof Error ? error.stack?.replace(/^.*?(?=\n {4}at )/s, '').trim() : undefined;
  log('error', 'bug', { request, code: errorCode(error), stack });
  return { status: 500, key: 'broken' };
}

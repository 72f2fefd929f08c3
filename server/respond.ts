import { randomUUID } from 'node:crypto';
import { toResponse } from './answer';
import { isFormPost } from './body';
import { errorCode, log } from './log';
import { corsHeaders, isAllowedOrigin } from './origin';
import type { Postroom } from './postroom';
import { type Answer, Refusal } from './refusal';
import { SettingsError } from './settings';
import { preferredLanguage, type Speech } from './words';

/** What is known of a request while it is answered. */
export type Call = { request: Request; id: string; language: string; bodyRead: boolean };

type Options = {
  form: string;
  speech: Speech;
  openPostroom: () => Postroom;
  /** What the method does, once the origin is found allowed. */
  act: (call: Call, room: Postroom) => Promise<Answer>;
};

/** Answers a request in the visitor's language, whatever happens, and leaves one line in the log. */
export async function respond(
  request: Request,
  { form, speech, openPostroom, act }: Options,
): Promise<Response> {
  const { headers } = request;
  const started = performance.now();
  const language = preferredLanguage(headers.get('accept-language'), speech.languages);
  const call: Call = { request, id: randomUUID(), language, bodyRead: !hasBody(headers) };
  let allowed = false;
  async function run(): Promise<Answer> {
    const room = openPostroom();
    allowed = isAllowedOrigin(headers, room.settings);
    if (!allowed) throw new Refusal(403, 'forbidden');
    return await act(call, room);
  }
  const answer = await run().catch((error) => answerTo(error, call.id));
  const response = toResponse(answer, speech.words(call.language), isFormPost(request));
  for (const [name, value] of Object.entries({
    ...corsHeaders(headers, allowed),
    Vary: 'Origin, Accept-Language',
    'X-Request-Id': call.id,
    // What is left of the body would be taken for the next request.
    ...(call.bodyRead ? {} : { Connection: 'close' }),
  })) {
    response.headers.set(name, value);
  }
  const ms = Math.round(performance.now() - started);
  log('info', 'answered', { request: call.id, form, status: answer.status, answer: answer.key, ms });
  return response;
}

function hasBody(headers: Headers): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length')) > 0;
}

function answerTo(error: unknown, request: string): Answer {
  if (error instanceof Refusal) return error.answer;
  if (error instanceof SettingsError) {
    log('error', 'settings unusable', { request, settings: error.message });
    return new Refusal(503, 'notConfigured').answer;
  }
  // The message of the error stays out: it may quote what the visitor wrote.
  const stack = error instanceof Error ? error.stack?.replace(/^.*?(?=\n {4}at )/s, '').trim() : undefined;
  log('error', 'bug', { request, code: errorCode(error), stack });
  return { status: 500, key: 'broken' };
}

import { createHash } from 'node:crypto';
import { escapeHtml } from './html';
import type { Answer, AnswerKey } from './refusal';
import type { Words } from './words';

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;margin:0;padding:12vh 1.5rem;background:#fff;color:#1c2430}' +
  'main{max-inline-size:36rem;margin-inline:auto}a{color:inherit;padding-block:.5rem;display:inline-block}' +
  'nav{display:flex;gap:1.5rem;flex-wrap:wrap}';

const policy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An answer in words: JSON for a script, a small page for a form that was sent without one. */
export function toResponse(
  { status, key, values = {}, headers = {} }: Answer,
  words: Words,
  asPage: boolean,
): Response {
  const response = new Response(key ? body(status, sentence(key, values, words), words, asPage) : null, {
    status,
    headers,
  });
  response.headers.set('Cache-Control', 'no-store');
  if (!key) return response;
  response.headers.set(
    'Content-Type',
    asPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
  );
  response.headers.set('Content-Language', words.language);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  if (asPage) response.headers.set('Content-Security-Policy', policy);
  return response;
}

function sentence(key: AnswerKey, values: Record<string, string | number>, words: Words): string {
  return words.answer(key, {
    ...values,
    ...(values.field ? { field: words.label(String(values.field)) } : {}),
  });
}

function body(status: number, text: string, words: Words, asPage: boolean): string {
  return asPage
    ? answerPage(status, text, words)
    : JSON.stringify({ [status === 200 ? 'message' : 'error']: text });
}

function answerPage(status: number, text: string, words: Words): string {
  const heading = words.page(status === 200 ? 'sentTitle' : 'failedTitle');
  const hint = status === 400 || status === 413 ? `<p>${escapeHtml(words.page('hint'))}</p>` : '';
  return (
    `<!doctype html><html lang="${words.language}" dir="${words.direction}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(words.page('title', { heading }))}</title><style>${style}</style></head><body><main>` +
    `<h1>${escapeHtml(heading)}</h1><p role="status">${escapeHtml(text)}</p>${hint}` +
    `<nav><a href="${escapeHtml(words.formPath)}">${escapeHtml(words.page('back'))}</a>` +
    `<a href="${escapeHtml(words.homePath)}">${escapeHtml(words.page('home'))}</a></nav></main></body></html>`
  );
}

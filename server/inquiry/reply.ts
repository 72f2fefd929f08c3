import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/html';
import type { AnswerKey, Reply } from '../http/refusal';
import type { Translation } from './translations';

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;margin:0;padding:12vh 1.5rem;background:#fff;color:#1c2430}' +
  'main{max-inline-size:36rem;margin-inline:auto}a{color:inherit;padding-block:.5rem;display:inline-block}' +
  'nav{display:flex;gap:1.5rem;flex-wrap:wrap}';

const policy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Returns a reply as JSON for a script, or as a small page for a form that was sent without script. */
export function toResponse(
  { status, key, values = {}, headers = {} }: Reply,
  translation: Translation,
  asPage: boolean,
): Response {
  const response = new Response(
    key ? body(status, sentence(key, values, translation), translation, asPage) : null,
    { status, headers },
  );
  response.headers.set('Cache-Control', asPage ? 'no-store, no-transform' : 'no-store');
  if (!key) return response;
  response.headers.set(
    'Content-Type',
    asPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
  );
  response.headers.set('Content-Language', translation.language);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  if (asPage) response.headers.set('Content-Security-Policy', policy);
  return response;
}

function sentence(key: AnswerKey, values: Record<string, string | number>, translation: Translation): string {
  if (!values.field) return translation.answer(key, values);
  return translation.answer(key, { ...values, field: translation.label(String(values.field)) });
}

function body(status: number, text: string, translation: Translation, asPage: boolean): string {
  return asPage
    ? replyPage(status, text, translation)
    : JSON.stringify({ [status === 200 ? 'message' : 'error']: text });
}

function replyPage(status: number, text: string, { page, ...translation }: Translation): string {
  const heading = page(status === 200 ? 'sentTitle' : 'failedTitle');
  // The same form would be refused again.
  const back = status !== 403 && { href: translation.formPath, text: page('back') };
  const links = [...(back ? [back] : []), { href: translation.homePath, text: page('home') }];
  const hint = status === 400 || status === 413 ? `<p>${escapeHtml(page('hint'))}</p>` : '';
  return (
    `<!doctype html><html lang="${translation.language}" dir="${translation.direction}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(page('title', { heading }))}</title><style>${style}</style></head><body><main>` +
    `<h1>${escapeHtml(heading)}</h1><p role="status">${escapeHtml(text)}</p>${hint}` +
    `<nav>${links.map(({ href, text }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`).join('')}</nav>` +
    '</main></body></html>'
  );
}

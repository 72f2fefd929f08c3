import { createHash } from 'node:crypto';

/** Where the pages of the site may go beyond its own address; a visitor keeps the policy of the first page. */
export type Reach = {
  /** Origins that may stand in a frame after a click. */
  frames: readonly string[];
  /** Origins to which forms are sent. */
  forms: readonly string[];
};

/**
 * The Content-Security-Policy of a finished page: its inline scripts and styles are named by their hashes.
 *
 * @param html the page as it is sent
 */
export function policyOf(html: string, { frames, forms }: Reach): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(listScripts(html))],
    'style-src': ["'self'", ...hashesOf(listStyles(html))],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...forms],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'form-action': ["'self'", ...forms],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The origins on other sites to which the forms of a page are sent. */
export function listFormOrigins(html: string): string[] {
  const actions = Array.from(html.matchAll(/<form\b[^>]*\saction="(https?:[^"]*)"/g), ([, action]) => action);
  return actions.map((action = '') => new URL(action).origin);
}

/** The inline scripts that run; data such as JSON-LD needs no permission. */
function listScripts(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  return Array.from(scripts)
    .filter(([, attributes = '']) => !/\s(src|type="application\/ld\+json")/.test(attributes))
    .map(([, , code = '']) => code);
}

function listStyles(html: string): string[] {
  return Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g), ([, css = '']) => css);
}

function hashesOf(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

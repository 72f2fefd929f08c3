import { trustPolicy } from '../trust-html';

type Page = {
  /** The hashes of its inline script and its inline styles, as `sha256-…`. */
  script: string;
  style: string;
  /** Origins beside the site itself for frames after a click, and as targets of forms. */
  frames: readonly string[];
  forms: readonly string[];
};

/**
 * Returns the content policy of a page, which `tools/build/documents.ts` writes into its HTML so that it holds on every
 * host.
 */
export function contentPolicy({ script, style, frames, forms }: Page): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${script}'`],
    'style-src': [`'${style}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...forms],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustPolicy],
    'report-to': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

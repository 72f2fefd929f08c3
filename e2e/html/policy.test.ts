import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio/slim';
import { siteFolder } from '../../lib/http/folders';
import { pageFiles } from '../support/pages/built-site';

const hashesOf = (texts: string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** Reads the directives of the policy, which must follow the charset. */
function readPolicy($: CheerioAPI): Record<string, string> {
  const policy =
    $('head > meta[charset]:first-child + meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s)));
}

test.each(pageFiles)('%s allows only its own script and styles', (page) => {
  const $ = load(readFileSync(`${siteFolder}/${page}`));
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const policy = readPolicy($);
  expect(policy['script-src']).toBe(["'self'", ...hashesOf(textsOf('script:not([src], [type])'))].join(' '));
  expect(policy['style-src']).toBe(hashesOf(textsOf('style')).join(' '));
  expect($('[style]')).toHaveLength(0);
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'report-to': 'default',
  });
  expect(Object.values(policy).join(' ')).not.toMatch(/unsafe|\*/);
});

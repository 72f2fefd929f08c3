import { notFoundFolders } from '../../site/addresses';
import { fileHeaders } from '../../site/headers';
import type { SiteInfo } from '../../site/site-info';
import { speculationRulesPath, speculationRulesType } from '../../site/speculation-rules';

type Headers = Record<string, string>;

/**
 * The files by which Netlify, Cloudflare Pages and hosts like them learn headers and redirects. Such a host joins what
 * several rules say about one header, so none is named twice for an address. Pages keep the lifetime that the host gives
 * them, for it knows when they change.
 *
 * @returns the text of each file by its name
 */
export function hostFiles({
  url,
  commonHeaders,
  staticHeaders,
  redirects,
}: SiteInfo): Record<string, string> {
  const exceptions = new Map<string, Headers>([
    [speculationRulesPath, { 'Content-Type': speculationRulesType }],
  ]);
  for (const { prefixes, headers } of fileHeaders) {
    for (const prefix of prefixes) {
      const path = prefix.replace(/\/$/, '/*');
      exceptions.set(path, { ...exceptions.get(path), ...headers });
    }
  }
  const differing = new Set([...exceptions.values()].flatMap(Object.keys));
  const common = Object.entries({ ...commonHeaders, ...staticHeaders }).filter(
    ([name]) => !differing.has(name),
  );
  const rules: [path: string, headers: Headers][] = [['/*', Object.fromEntries(common)], ...exceptions];
  return {
    _headers: rules
      .map(([path, headers]) =>
        [path, ...Object.entries(headers).map((header) => `  ${header.join(': ')}`), ''].join('\n'),
      )
      .join(''),
    _redirects: [
      ...redirects.flatMap(({ from, to, status, below }) => [
        `${from} ${to} ${status}`,
        // With the host's name, so that a second slash cannot name another.
        ...(below ? [`${from}/* ${url}${to}:splat ${status}`] : []),
      ]),
      // Where the host does not look for the nearest one itself.
      ...notFoundFolders.filter(Boolean).map((folder) => `${folder}/* ${folder}/404.html 404`),
      '',
    ].join('\n'),
  };
}

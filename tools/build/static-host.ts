import { routing } from '../../i18n/routing';
import { prefixedHomes } from '../../lib/http/addresses';
import { pageAddress } from '../../lib/http/files';
import { commonHeaders, fileHeaders, headersOf, pageHeaders, staticHeaders } from '../../lib/http/headers';
import { speculationRulesPath, speculationRulesType } from '../../lib/http/speculation-rules';

type Headers = Record<string, string>;

/** Short, because some hosts also apply it to the not-found page of a folder, which must expire after the next deploy. */
const lifetime = 'public, max-age=3600';

/**
 * Returns the rules of Netlify, Cloudflare and similar hosts, by the names of the files that they read.
 *
 * @param redirects the target of each former address
 * @param serviceFiles HTML files for other services, which request the whole name
 */
export function hostFiles(
  redirects: Readonly<Record<string, string>>,
  serviceFiles: readonly string[],
): Record<'_headers' | '_redirects', string> {
  return { _headers: printHeaders(), _redirects: printRedirects(redirects, serviceFiles) };
}

/**
 * Prints a rule for all addresses, then one for each address and folder of files. When several rules set one header, hosts
 * join the values, so only the content policy may be set twice.
 */
function printHeaders(): string {
  const rules: Record<string, Headers> = {
    '/*': headersOfAll(),
    [speculationRulesPath]: { 'Content-Type': speculationRulesType },
  };
  for (const prefix of fileHeaders.flatMap((rule) => rule.prefixes))
    rules[prefix.replace(/\/$/, '/*')] = headersOfFiles(prefix);
  return Object.entries(rules)
    .map(([address, headers]) => `${address}\n${printLines(headers)}`)
    .join('');
}

function printLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}

/** Returns the headers of all files, without the lifetime of pages, which the host sets, and headers of some files only. */
function headersOfAll(): Headers {
  const {
    'Cache-Control': _lifetime,
    'Reporting-Endpoints': _reports,
    'Cross-Origin-Resource-Policy': _readers,
    ...headers
  }: Headers = { ...commonHeaders, ...staticHeaders, ...pageHeaders };
  return headers;
}

function headersOfFiles(prefix: string): Headers {
  const { 'Cache-Control': allowed, ...headers } = headersOf(prefix.replace(/\/$/, '/file.svg'));
  if (allowed === pageHeaders['Cache-Control']) return headers;
  return { ...headers, 'Cache-Control': allowed === 'no-store' ? allowed : lifetime };
}

/**
 * Prints exact addresses first; the second rule of the language prevents a redirect from `//host` to another site, and the
 * last ones are those of former pages of projects.
 */
function printRedirects(
  redirects: Readonly<Record<string, string>>,
  serviceFiles: readonly string[],
): string {
  const prefix = `/${routing.defaultLocale}`;
  const rules = [
    // Cloudflare would redirect to the address without the extension.
    ...serviceFiles.map((file) => [`/${file}`, pageAddress(file), 200]),
    ...Object.entries(redirects).flatMap(([from, to]) =>
      ['', '/'].map((slash) => [encodeURI(from) + slash, to, 308]),
    ),
    [prefix, '/', 308],
    [`${prefix}//*`, '/', 308],
    [`${prefix}/*`, '/:splat', 308],
    ...['', ...prefixedHomes].map((home) => [`${home}/projects/:page`, `${home || '/'}#projects`, 308]),
  ];
  return rules.map((rule) => `${rule.join(' ')}\n`).join('');
}

import {
  hiddenPaths,
  knownLanguages,
  notFoundFolders,
  prefixedHomes,
  redirectRules,
} from '../../site/addresses';
import { contentTypes } from '../../site/files';
import {
  fileHeaders,
  hashedFolders,
  missingHeaders,
  pageHeaders,
  unavailableHeaders,
} from '../../site/headers';
import type { SiteInfo } from '../../site/site-info';
import { speculationRulesPath, speculationRulesType } from '../../site/speculation-rules';
import type { Folders } from './nginx';

type Headers = Record<string, string>;

const page: Headers = { 'Content-Type': String(contentTypes.html) };

/** Caddy itself says it only of the files that it sends compressed. */
const vary = ['header @text {', '\tVary Accept-Encoding', '\tdefer', '}'];

/** What deploy/Caddyfile imports: all that one release knows, so that pages and headers change in one step. */
export function caddySnippet(
  { commonHeaders, staticHeaders, redirects }: SiteInfo,
  folders: Folders,
): string {
  const common = [`root * ${folders.root}`, ...set({ ...commonHeaders, ...staticHeaders, ...pageHeaders })];
  const site = [
    ...common,
    ...fileLines(),
    '@other not method GET HEAD',
    ...block('handle @other', ['header Allow "GET, HEAD"', 'respond 405']),
    ...redirectRules(redirects).flatMap(({ pattern, except, target, status }, index) => [
      ...block(`@redirect-${index}`, [
        `vars_regexp redirect-${index} {http.request.uri} \`${pattern}\``,
        ...(except ? [`not vars_regexp {http.request.uri} \`${except}\``] : []),
      ]),
      `redir @redirect-${index} ${target.replace(/\$(\d)/g, `{re.redirect-${index}.$1}`)} ${status}`,
    ]),
    `@hidden path_regexp \`${hiddenPaths}\``,
    'error @hidden 404',
    // Files of earlier releases too, for pages in open tabs.
    `@hashed path ${hashedFolders.map((folder) => `/${folder}/*`).join(' ')}`,
    `root @hashed ${folders.hashed}`,
    '@text not path *.avif *.ico *.jpg *.pdf *.png *.webp *.woff2',
    ...vary,
    ...prefixedHomes.map((home) => `rewrite ${home}/ ${home}`),
    'try_files {path} {path}.html',
    ...fileServer('precompressed br gzip'),
  ];
  const missing = [
    ...set({ ...missingHeaders, ...page }),
    '@text path *',
    ...vary,
    // The nearest not-found page.
    `@place vars_regexp place {http.request.orig_uri.path} ^(${notFoundFolders.join('|')})/`,
    'rewrite @place {re.place.1}/404.html',
    ...fileServer('precompressed br gzip'),
  ];
  const away = [
    ...set({ ...unavailableHeaders, ...page }),
    // The language of the page that the visitor comes from, else of the browser.
    `@asks header_regexp asks Accept-Language \`(?i)\\b(${knownLanguages.join('|')})\\b\``,
    'vars @asks language {re.asks.1}',
    '@comes header_regexp comes Referer `^https?://[^/]+/?([^/?#]*)`',
    'vars @comes language {re.comes.1}',
    'rewrite * /unavailable.html',
    ...prefixedHomes.flatMap((home, index) => [
      `@language-${index} vars_regexp language (?i)^${home.slice(1)}$`,
      `rewrite @language-${index} ${home}/unavailable.html`,
    ]),
    ...fileServer('status 503'),
  ];
  return [
    ...block('(company-site)', [
      ...block('handle', block('route', site)),
      ...block('handle_errors', [
        ...common,
        '@missing expression {http.error.status_code} == 404',
        ...block('handle @missing', block('route', missing)),
        '@away expression {http.error.status_code} in [502, 503, 504]',
        ...block('handle @away', block('route', away)),
      ]),
    ]),
    '',
  ].join('\n');
}

/** Content types, and the headers of files that differ from those of pages. */
function fileLines(): string[] {
  const rules: [paths: string, headers: Headers][] = [
    ...Object.entries(contentTypes).map(([extension, type]): [string, Headers] => [
      `*.${extension}`,
      { 'Content-Type': type },
    ]),
    [speculationRulesPath, { 'Content-Type': speculationRulesType }],
    ...fileHeaders.map(({ prefixes, headers }): [string, Headers] => [
      prefixes.map((prefix) => prefix.replace(/\/$/, '/*')).join(' '),
      headers,
    ]),
  ];
  return rules.flatMap(([paths, headers], index) => [
    `@headers-${index} path ${paths}`,
    ...set(headers, `@headers-${index} `),
  ]);
}

function fileServer(option: string): string[] {
  return block('file_server', [option]);
}

function block(name: string, lines: string[]): string[] {
  return [`${name} {`, ...lines.map((line) => `\t${line}`), '}'];
}

function set(headers: Headers, matcher = ''): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${matcher}${name} \`${value}\``);
}

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

type Headers = Record<string, string>;

/** Where the files of a release are: its pages, and the hashed files of all releases. */
export type Folders = { root: string; hashed: string };

const tuning = `server_tokens off;
absolute_redirect off;
merge_slashes off;
sendfile on;
tcp_nopush on;
open_file_cache max=4000 inactive=10m;
brotli_static on;
gzip_static on;
gzip_proxied any;
gzip_vary on;`;

const methods = `set $site_request "$request_method $uri";
if ($site_request !~ "^(?:(?:GET|HEAD) |[A-Z]+ /api/)") {
  set $site_allow "GET, HEAD";
  return 405;
}
add_header Allow $site_allow always;`;

/** The server sends its own headers. */
const routes = `location ^~ /api/ {
  add_header Allow "";
  proxy_pass http://company-site-routes;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  error_page 502 504 =503 $site_unavailable/unavailable.html;
}`;

/** What deploy/nginx.conf includes: all that one release knows, so that pages and headers change in one step. */
export function nginxInclude(info: SiteInfo, folders: Folders): string {
  return [
    `root ${quote(folders.root)};`,
    tuning,
    'types {',
    ...Object.entries(contentTypes).map(([extension, type]) => `  ${quote(type)} ${extension};`),
    '}',
    ...headerLines(info),
    methods,
    ...redirectRules(info.redirects).map(
      ({ pattern, except, target, status }) =>
        `if ($request_uri ~ ${expression(pattern, except)}) { return ${status} ${target}; }`,
    ),
    // The nearest not-found page.
    `if ($uri ~ ${expression(`^(?<site_folder>${notFoundFolders.join('|')})/`)}) { }`,
    'error_page 404 $site_folder/404.html;',
    'location = / { try_files /index.html =404; }',
    ...prefixedHomes.map((home) => `location = ${home}/ { try_files ${home}.html =404; }`),
    'location / { try_files $uri $uri.html =404; }',
    `location = ${speculationRulesPath} { types { } default_type ${speculationRulesType}; }`,
    `location ~ ${expression(`${hiddenPaths}|./$`)} { internal; }`,
    `location ~ ${expression(`^/(${hashedFolders.join('|')})/`)} { root ${quote(folders.hashed)}; }`,
    ...unavailableLines(),
    routes,
    '',
  ].join('\n');
}

function headerLines({ commonHeaders, staticHeaders }: SiteInfo): string[] {
  const headers: Headers = { ...commonHeaders, ...staticHeaders, ...pageHeaders };
  const exceptions: [pattern: string, headers: Headers][] = [
    ...fileHeaders.map(({ prefixes, headers }): [string, Headers] => [
      `^(${prefixes.join('|').replaceAll('.', '\\.')})`,
      headers,
    ]),
    ['/404\\.html$', missingHeaders],
    ['/unavailable\\.html$', unavailableHeaders],
  ];
  const changing = new Set(exceptions.flatMap(([, changed]) => Object.keys(changed)));
  return [
    'set $site_allow "";',
    ...[...changing].map((name) => `set ${variable(name)} ${quote(headers[name] ?? '')};`),
    ...exceptions.flatMap(([pattern, changed]) => [
      `if ($uri ~ ${expression(pattern)}) {`,
      ...Object.entries(changed).map(([name, value]) => `  set ${variable(name)} ${quote(value)};`),
      '}',
    ]),
    ...[...new Set([...Object.keys(headers), ...changing])].map((name) => {
      const value = changing.has(name) ? variable(name) : quote(headers[name] ?? '');
      return `add_header ${name} ${value} always;`;
    }),
  ];
}

/** The language of the page that the visitor comes from, else of the browser. */
function unavailableLines(): string[] {
  return [
    'set $site_language "";',
    `if ($http_accept_language ~* ${expression(`\\b(${knownLanguages.join('|')})\\b`)}) { set $site_language $1; }`,
    'if ($http_referer ~ "^https?://[^/]+/?([^/?#]*)") { set $site_language $1; }',
    'set $site_unavailable "";',
    ...prefixedHomes.map(
      (home) =>
        `if ($site_language ~* ${expression(`^${home.slice(1)}$`)}) { set $site_unavailable ${home}; }`,
    ),
  ];
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** A regular expression as nginx reads it between quotes. */
function expression(pattern: string, except = ''): string {
  const whole = except ? pattern.replace(/^\^/, `^(?!${except.replace(/^\^/, '')})`) : pattern;
  return JSON.stringify(whole);
}

/** @throws Error when nginx would read a variable in the text */
function quote(text: string): string {
  if (/\$(?!$)/.test(text))
    throw new Error(`“${text}” contains a dollar sign, which nginx reads as a variable.`);
  return JSON.stringify(text);
}

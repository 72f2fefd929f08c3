import { contentTypes } from '../../site/files';
import { fileHeaders, missingHeaders, pageHeaders, unavailableHeaders } from '../../site/headers';
import type { SiteInfo } from '../../site/site-info';
import { speculationRulesPath, speculationRulesType } from '../../site/speculation-rules';

type Headers = Record<string, string>;

const page: Headers = { 'Content-Type': String(contentTypes.html) };

/**
 * What deploy/Caddyfile imports: snippets with the folder and the headers of one release, so that both change in one step.
 *
 * @param root the folder of the pages
 */
export function caddySnippets({ commonHeaders, staticHeaders, redirects }: SiteInfo, root: string): string {
  const types = Object.entries(contentTypes).map(([extension, type]): [string, Headers] => [
    `*.${extension}`,
    { 'Content-Type': type },
  ]);
  const rules: [paths: string, headers: Headers][] = [
    ...types,
    [speculationRulesPath, { 'Content-Type': speculationRulesType }],
    ...fileHeaders.map(({ prefixes, headers }): [string, Headers] => [
      prefixes.map((prefix) => prefix.replace(/\/$/, '/*')).join(' '),
      headers,
    ]),
  ];
  return [
    ...snippet('company-site', [
      `root * ${root}`,
      ...set({ ...commonHeaders, ...staticHeaders, ...pageHeaders }),
      ...rules.flatMap(([paths, headers], at) => [
        `@headers-${at} path ${paths}`,
        ...set(headers, `@headers-${at} `),
      ]),
      ...redirects.flatMap(({ from, to }, at) => [
        `@redirect-${at} vars_regexp redirect-${at} {http.request.uri} ^${from}(\\?.*)?$`,
        `redir @redirect-${at} ${to}{re.redirect-${at}.1} 307`,
      ]),
    ]),
    ...snippet('company-site-missing', set({ ...missingHeaders, ...page })),
    ...snippet('company-site-unavailable', set({ ...unavailableHeaders, ...page })),
    '',
  ].join('\n');
}

function snippet(name: string, lines: string[]): string[] {
  return [`(${name}) {`, ...lines.map((line) => `\t${line}`), '}'];
}

function set(headers: Headers, matcher = ''): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${matcher}${name} \`${value}\``);
}

import { contentTypes } from '../../site/files';
import { fileHeaders, missingHeaders, pageHeaders, unavailableHeaders } from '../../site/headers';
import type { SiteInfo } from '../../site/site-info';
import { speculationRulesPath, speculationRulesType } from '../../site/speculation-rules';

type Headers = Record<string, string>;

/**
 * What deploy/nginx.conf includes: the folder and the headers of one release, so that both change in one step.
 *
 * @param root the folder of the pages
 */
export function nginxInclude({ commonHeaders, staticHeaders, redirects }: SiteInfo, root: string): string {
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
    `root ${quote(root)};`,
    'types {',
    ...Object.entries(contentTypes).map(([extension, type]) => `  ${quote(type)} ${extension};`),
    '}',
    'set $site_allow "";',
    ...[...changing].map((name) => `set ${variable(name)} ${quote(headers[name] ?? '')};`),
    ...exceptions.flatMap(([pattern, changed]) => [
      `if ($uri ~ ${quote(pattern)}) {`,
      ...Object.entries(changed).map(([name, value]) => `  set ${variable(name)} ${quote(value)};`),
      '}',
    ]),
    ...[...new Set([...Object.keys(headers), ...changing])].map((name) => {
      const value = changing.has(name) ? variable(name) : quote(headers[name] ?? '');
      return `add_header ${name} ${value} always;`;
    }),
    `location = ${speculationRulesPath} { types { } default_type ${speculationRulesType}; }`,
    ...redirects.map(({ from, to }) => `location = ${from} { return 307 ${to}$is_args$args; }`),
    '',
  ].join('\n');
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** @throws Error when nginx would read a variable in the text */
function quote(text: string): string {
  if (/\$(?!$)/.test(text))
    throw new Error(`“${text}” contains a dollar sign, which nginx reads as a variable.`);
  return JSON.stringify(text);
}

import type { Front, Kept } from './front';
import { map, quote, type Row } from './nginx-map';
import { endingOf } from './store';

/**
 * What a front must know, as the files that deploy/nginx.conf includes: `maps.conf` at the level of http; in the
 * location of pages `redirects.conf`, and `answers.conf` with the headers.
 *
 * @param store the folder of the bodies, as nginx finds it
 */
export function nginxFiles(front: Front, store: string): Record<string, string> {
  const { answers, redirects } = front;
  // Many answers have the same status and headers: a number for each kind keeps the maps small.
  const kinds = [...new Set(answers.map(kindOf))];
  const names = [...new Set(answers.flatMap(({ headers }) => Object.keys(headers)))].sort();
  const statuses = [...new Set(redirects.map(({ status }) => status))];
  return {
    'maps.conf': [
      'map_hash_max_size 65536;',
      'map_hash_bucket_size 256;',
      ...placeMaps(front),
      map('"$front_place $front_form"', 'front_file', [
        ['default', 'none'],
        ...answers.map((answer): Row => [keyOf(answer), answer.file]),
      ]),
      map('"$front_place $front_form"', 'front_kind', [
        ['default', 'none'],
        ...answers.map((answer): Row => [keyOf(answer), kinds.indexOf(kindOf(answer))]),
      ]),
      map('$front_kind', 'front_status', [
        ['default', 404],
        ...kinds.map((kind, index): Row => [String(index), JSON.parse(kind).status]),
      ]),
      ...names.map((name) =>
        map(
          '$front_kind',
          variableOf(name),
          kinds.flatMap((kind, index): Row[] => {
            const value = JSON.parse(kind).headers[name];
            return value === undefined ? [] : [[String(index), value]];
          }),
        ),
      ),
      ...statuses.map((status) =>
        map(
          '$front_path',
          `front_redirect_${status}`,
          redirects
            .filter((redirect) => redirect.status === status)
            .map(({ pattern, target }): Row => [`~${pattern}`, target]),
          { variables: true },
        ),
      ),
    ].join('\n'),
    'redirects.conf': statuses
      .map(
        (status) =>
          `if ($front_redirect_${status}) { return ${status} $front_redirect_${status}$is_args$args; }\n`,
      )
      .join(''),
    'answers.conf': [
      `root ${quote(store)};`,
      `types {\n${listTypes(answers)}}`,
      ...names.map((name) => `add_header ${name} $${variableOf(name)} always;`),
      '',
    ].join('\n'),
  };
}

/**
 * The name under which the answer of an address is kept: its own where it has one, else that of a not-found page. The
 * names in a map are found in any case, so what was found is compared with what was asked for.
 */
function placeMaps({ answers, missing }: Front): string[] {
  const nameless = new Set(missing.map(({ place }) => place));
  const places = [...new Set(answers.map(({ place }) => place))].filter((place) => !nameless.has(place));
  const named = places.map((place): Row => [encodeURI(place), encodeURI(place)]);
  return [
    map('$front_path', 'front_named', named),
    map('$front_path', 'front_lost', [
      ['default', missing.at(-1)?.place ?? ''],
      ...missing.map(({ pattern, anyCase, place }): Row => [`${anyCase ? '~*' : '~'}${pattern}`, place]),
    ]),
    map(
      '"$front_path $front_named"',
      'front_place',
      [
        ['~^(?<front_asked>.+) \\k<front_asked>$', '$front_named'],
        ['default', '$front_lost'],
      ],
      { variables: true },
    ),
  ];
}

function keyOf({ place, form }: Kept): string {
  return `${encodeURI(place)} ${form}`;
}

function kindOf({ status, headers }: Kept): string {
  return JSON.stringify({ status, headers });
}

function variableOf(header: string): string {
  return `front_header_${header.replaceAll('-', '_')}`;
}

function listTypes(answers: readonly Kept[]): string {
  const types = [...new Set(answers.map(({ type }) => type))];
  return types.map((type) => `  ${quote(type)} ${endingOf(type)};\n`).join('');
}

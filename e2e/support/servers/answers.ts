import type { Redirect } from '../../../site/addresses';

/* What every server of the site answers: tried on the server of the build, on nginx and on Caddy. */

type Answer = [address: string, status: number, end: string];

/**
 * Addresses that lead to another: the status of the first answer, and where the last one is.
 *
 * @param redirects those of the site; the tour is one, where there is a tour
 */
export function redirectAnswers(redirects: readonly Redirect[]): Answer[] {
  const first = redirects.find(({ from }) => from === '/tour')?.to;
  const tour: Answer[] = [
    ['/tour', 307, `${first}`],
    ['/tour?a=b', 307, `${first}?a=b`],
    ['/tour/', 308, `${first}`],
    ['/en/tour?x=1', 307, `/en${first}?x=1`],
  ];
  return [
    ['/he', 308, '/'],
    ['/he/', 308, '/'],
    ['/he?x=1', 308, '/?x=1'],
    ['/he/en/accessibility?y=1', 308, '/en/accessibility?y=1'],
    ['/accessibility/?a=b', 308, '/accessibility?a=b'],
    ['/robots.txt/', 308, '/robots.txt'],
    ['/api/email/send/', 308, '/api/email/send'],
    ...(first ? tour : []),
    ['//', 308, '/'],
    ['//en', 308, '/en'],
    ['/en//', 308, '/en/'],
    ['/a//b///c/', 308, '/a/b/c'],
    ['//evil.example/', 308, '/evil.example'],
    ['/he//evil.example', 308, '/evil.example'],
    ['/he/%2f%2fevil.example', 308, '/%2f%2fevil.example'],
    ['/he/%5cevil.example/', 308, '/%5cevil.example'],
    ['/he/%0d%0aSet-Cookie:x', 308, '/%0d%0aSet-Cookie:x'],
    ['/x%0d%0aSet-Cookie:x/', 308, '/x%0d%0aSet-Cookie:x'],
    ['/he/%3fx=1', 308, '/%3fx=1'],
    ['/accessibility%2f/', 308, '/accessibility%2f'],
    // Browsers read a backslash as a slash.
    ['/a\\b', 308, '/a/b'],
    ['/en\\', 308, '/en/'],
    ['/\\evil.example/', 308, '/evil.example'],
    ['/\\\\/evil.example', 308, '/evil.example'],
    ['/he/\\evil.example', 308, '/evil.example'],
    ['/he\\/evil.example', 308, '/evil.example'],
  ];
}

/** Addresses that have no page, by the folder of the not-found page that they show. */
export const notFound: Record<string, string[]> = {
  '': [
    ...['/none', '/project', '/tour/x/y', '/index', '/index.html', '/404', '/404.html', '/unavailable'],
    ...['/unavailable.html', '/accessibility.html', '/accessibility%2Ehtml', '/accessibility%2ehtml.br'],
    ...['/robots.txt.gz', '/_headers', '/_redirects', '/EN', '/En/accessibility', '/Accessibility', '/HE'],
    ...['/islands', '/islands/ABC.js.gz', '/pictures', '/pictures/none-0123456789-640.avif', '/brand%2F'],
    ...['/previews/none.jpg', '/_next/static/none.js', '/%D7%A7', '/a%20b', '/.env', '/favicon.png', '/%FF'],
    ...['/__proto__', '/constructor'],
  ],
  'en/': ['/en/none', '/en/x/y', '/en/404', '/en/unavailable.html', '/en/project', '/en/%C3%28'],
  'project/': ['/project/999', '/project/404.html'],
  'en/project/': ['/en/project/999', '/en/project/3/x', '/en/project%2F'],
};

/** Methods for which a page or a file has no answer. */
export const refusedMethods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];

/* The answers of every server of the site: the Node server of the build and nginx with deploy/nginx.conf. */

/** Addresses with a permanent redirect, and their final targets. */
export const redirectAnswers: [address: string, end: string][] = [
  ['/he', '/'],
  ['/he/', '/'],
  ['/he?x=1', '/?x=1'],
  ['/he/en/accessibility?y=1', '/en/accessibility?y=1'],
  ['/accessibility/?a=b', '/accessibility?a=b'],
  ['/robots.txt/', '/robots.txt'],
  ['/api/email/send/', '/api/email/send'],
  ['//', '/'],
  ['//en', '/en'],
  ['/en//', '/en/'],
  ['/a//b///c/', '/a/b/c'],
  ['//evil.example/', '/evil.example'],
  ['/he//evil.example', '/evil.example'],
  ['/he/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/he/%5cevil.example/', '/%5cevil.example'],
  ['/he/%0d%0aSet-Cookie:x', '/%0d%0aSet-Cookie:x'],
  ['/x%0d%0aSet-Cookie:x/', '/x%0d%0aSet-Cookie:x'],
  ['/he/%3fx=1', '/%3fx=1'],
  ['/accessibility%2f/', '/accessibility%2f'],
  // Browsers read a backslash as a slash.
  ['/a\\b', '/a/b'],
  ['/en\\', '/en/'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\\\/evil.example', '/evil.example'],
  ['/he/\\evil.example', '/evil.example'],
  ['/he\\/evil.example', '/evil.example'],
  ['/project/', '/project'],
];

/** Addresses without a page, by the folder of the not-found page that they show. */
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

/** Methods that pages and files reject. */
export const refusedMethods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];

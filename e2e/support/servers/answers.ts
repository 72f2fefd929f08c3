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
  // Browsers read a backslash as a slash.
  ['/a\\b', '/a/b'],
  ['/en\\', '/en/'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\\\/evil.example', '/evil.example'],
  ['/he/\\evil.example', '/evil.example'],
  ['/he\\/evil.example', '/evil.example'],
  ['/project/', '/project'],
  ['/projects/2', '/#projects'],
  ['/en/projects/12/?x=1', '/en?x=1#projects'],
];

/**
 * Addresses as people get them, in chats, mails and on paper, and the pages that fit. A host that only serves files cannot
 * redirect them: its not-found page leads there.
 */
export const correctedAnswers: [address: string, end: string][] = [
  ['/accessibility%E2%80%8F', '/accessibility'],
  ['/%E2%80%8Een/accessibility', '/en/accessibility'],
  ['/access%C2%ADibility', '/accessibility'],
  ['/accessibility%C2%A0', '/accessibility'],
  ['/accessibility.', '/accessibility'],
  ['/accessibility).', '/accessibility'],
  ['/en/accessibility%E2%80%9D,', '/en/accessibility'],
  ['/accessibility%2f/', '/accessibility'],
  ['/Accessibility', '/accessibility'],
  ['/En/ACCESSIBILITY/', '/en/accessibility'],
  ['/EN', '/en'],
  ['/HE', '/'],
  ['/HE/Accessibility', '/accessibility'],
  ['/%E2%80%8F', '/'],
  ['/accessibility%3Futm_source=x', '/accessibility?utm_source=x'],
  ['/accessibility%3Futm_source=x?fbclid=y', '/accessibility?utm_source=x&fbclid=y'],
  ['/accessibility&utm_source=x', '/accessibility?utm_source=x'],
  ['/Accessibility?utm_source=x', '/accessibility?utm_source=x'],
  ['/he/%3fx=1', '/?x=1'],
  ['/En%23contact', '/en#contact'],
];

/** Addresses of the former site in `content/redirects.json` of the company `all-on`, and their targets. */
export const formerAnswers: [address: string, end: string][] = [
  [encodeURI('/צור-קשר'), '/#contact'],
  [encodeURI('/צור-קשר/?utm_source=x'), '/?utm_source=x#contact'],
  [encodeURI('/he/צור-קשר'), '/#contact'],
  ['/about.html', '/en'],
  ['/About.html?x=1', '/en?x=1'],
  ['/projects/cold-store.aspx?x=1', '/en/accessibility?from=old&x=1'],
];

/** Addresses without a page, by the folder of the not-found page that they show. */
export const notFound: Record<string, string[]> = {
  '': [
    '/none',
    '/project',
    '/tour/x/y',
    '/index',
    '/index.html',
    '/404',
    '/404.html',
    '/accessibility.html',
    '/accessibility%2Ehtml',
    '/accessibility%2ehtml.br',
    '/robots.txt.gz',
    '/_headers',
    '/_redirects',
    '/islands',
    '/islands/ABC.js.gz',
    '/pictures',
    '/pictures/none-0123456789-640.avif',
    '/brand%2F',
    '/share-images/none.jpg',
    '/_next/static/none.js',
    '/%D7%A7',
    '/a%20b',
    '/None.',
    '/none%E2%80%8F',
    '/accessibility.html.',
    '/%D7%A6%D7%95%D7%A8',
    '/.env',
    '/favicon.png',
    '/%FF',
    '/__proto__',
    '/constructor',
  ],
  'en/': ['/en/none', '/en/x/y', '/en/404', '/en/project', '/en/%C3%28'],
  'project/': ['/project/999', '/project/404.html'],
  'en/project/': ['/en/project/999', '/en/project/3/x', '/en/project%2F'],
};

/** Methods that pages and files reject. */
export const refusedMethods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];

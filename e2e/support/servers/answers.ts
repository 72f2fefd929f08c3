/*
 * The answers of every host of the site. lib/http/hosts.test.ts asks for them on Node, on Node behind deploy/Caddyfile, on
 * an emulator of Vercel's router, and on one of a static host. A row names the exceptions of hosts.
 */

export type Host = 'Node' | 'Caddy' | 'Vercel' | 'a static host';

/** The visible parts of an answer; other headers have the values of commonAnswer. */
export type Answer = {
  status: number;
  /** The file in the body. */
  file?: string;
  /** The address at the end of all redirects. */
  end?: string;
  /** Undefined for a header that must not be there. */
  headers?: Record<string, string | undefined>;
};

export type Row = {
  /** An address as it is sent, after the method if that is not GET. */
  ask: string;
  /** Headers of the request. */
  send?: Record<string, string>;
  answer: Answer;
  /** Other answers of some hosts, or the reason why a host is not asked. */
  except?: Partial<Record<Host, Partial<Answer> | string>>;
};

const html = 'text/html; charset=utf-8';

/**
 * Lifetimes by kind, on servers and on a static host. The latter sets its own lifetime of pages, and a shorter one of files,
 * because a missing file may get the headers of its folder.
 */
const lifetimes = {
  page: ['public, max-age=0, s-maxage=3600, stale-while-revalidate=86400', undefined],
  missing: ['public, max-age=0, s-maxage=60', undefined],
  other: ['public, max-age=0, s-maxage=3600, stale-while-revalidate=86400', undefined],
  hashed: ['public, max-age=31536000, immutable', 'public, max-age=3600'],
  constant: ['public, max-age=86400, stale-while-revalidate=604800', 'public, max-age=3600'],
  never: ['no-store', 'no-store'],
} as const;

type Lifetime = keyof typeof lifetimes;

/** Headers of every page and file, by host. */
export function commonAnswer(host: Host): Answer['headers'] {
  const isStatic = host === 'a static host';
  const hasTransport = host === 'Caddy' || host === 'Vercel';
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': isStatic ? undefined : 'same-origin',
    'no-vary-search': 'params',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'reporting-endpoints': isStatic ? undefined : 'default="/api/reports"',
    'set-cookie': undefined,
    'speculation-rules': '"/speculation-rules.json"',
    'strict-transport-security': hasTransport ? 'max-age=31536000' : undefined,
    'x-content-type-options': 'nosniff',
    'x-powered-by': undefined,
    'x-robots-tag': undefined,
  };
}

/** Returns a row with the lifetimes of the hosts. Pages from Node are compressed, and must not be transformed. */
function row(ask: string, status: number, lifetime: Lifetime, { headers, ...answer }: Partial<Answer>): Row {
  const [others, onStaticHost] = lifetimes[lifetime];
  const isPage = lifetime === 'page' || lifetime === 'missing';
  const fromNode = isPage ? `${others}, no-transform` : others;
  return {
    ask,
    answer: { status, ...answer, headers: { 'cache-control': fromNode, ...headers } },
    except: {
      Vercel: { headers: { 'cache-control': others } },
      'a static host': { headers: { 'cache-control': onStaticHost } },
    },
  };
}

/** Adds exceptions to a row. */
function but({ except = {}, ...rest }: Row, more: Row['except'] = {}): Row {
  return { ...rest, except: { ...except, ...more } };
}

function page(ask: string, file: string, more?: Row['except']): Row {
  const headers = { 'content-type': html, 'content-security-policy': "frame-ancestors 'self'" };
  return but(row(ask, 200, 'page', { file, headers }), more);
}

function file(name: string, type: string, lifetime: Lifetime, more: Answer['headers'] = {}): Row {
  const [page, own] = [
    "frame-ancestors 'self'",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  ];
  const headers = { 'content-type': type, 'content-security-policy': own, ...more };
  const [, lifetimeThere] = lifetimes[lifetime];
  // A static host has rules for folders, and joins the values of two rules.
  const hasRule = lifetimeThere !== undefined || more['x-robots-tag'] !== undefined;
  const policy = { 'content-security-policy': hasRule ? `${page}, ${own}` : page };
  return but(row(`/${encodeURI(name)}`, 200, lifetime, { file: name, headers }), {
    'a static host': { headers: { 'cache-control': lifetimeThere, ...policy } },
  });
}

/** @param folder of the not-found page, with a slash at its end */
function missing(folder: string, asks: readonly string[], more?: Row['except']): Row[] {
  const headers = { 'content-type': html, 'content-security-policy': "frame-ancestors 'self'" };
  return asks.map((ask) => but(row(ask, 404, 'missing', { file: `${folder}404.html`, headers }), more));
}

function redirects(pairs: readonly [ask: string, end: string][], except?: Row['except']): Row[] {
  return pairs.map(([ask, end]) => ({ ask, answer: { status: 308, end }, except }));
}

const ownSpelling = { 'a static host': 'has its own spellings of an address' };
const encodedSlash = { Vercel: 'looks for a file before it decodes the address', ...ownSpelling };

const pages: Row[] = [
  page('/', 'index.html'),
  page('/?a=b', 'index.html'),
  page('/en', 'en.html'),
  page('/en/', 'en.html', ownSpelling),
  page('/en/accessibility', 'en/accessibility.html'),
  page('/en/project/3', 'en/project/3.html'),
  page('/en/./x/../accessibility', 'en/accessibility.html', encodedSlash),
  page('/en%2Faccessibility', 'en/accessibility.html', encodedSlash),
  // No language of a browser changes a page.
  { ...page('/', 'index.html'), send: { 'Accept-Language': 'en' } },
  { ...page('/en', 'en.html'), send: { 'Accept-Language': 'he' } },
];

const files: Row[] = [
  file('_next/static/a.woff2', 'font/woff2', 'hashed'),
  file('islands/ABC.js', 'text/javascript; charset=utf-8', 'hashed'),
  file('pictures/a b-123.avif', 'image/avif', 'hashed'),
  file('share-images/a-123.jpg', 'image/jpeg', 'hashed', { 'cross-origin-resource-policy': 'cross-origin' }),
  file('brand/logo-he.svg', 'image/svg+xml', 'constant'),
  file('brand/index.svg', 'image/svg+xml', 'constant'),
  file('favicon.ico', 'image/x-icon', 'constant'),
  file('build.json', 'application/json', 'never'),
  file('brochures/tower-en.pdf', 'application/pdf', 'other', { 'x-robots-tag': 'noindex' }),
  file('manifest.webmanifest', 'application/manifest+json', 'other'),
  file('people/1.vcf', 'text/vcard; charset=utf-8', 'other'),
  file('projects/a/1.webp', 'image/webp', 'constant'),
  file('robots.txt', 'text/plain; charset=utf-8', 'other'),
  file('sitemap.xml', 'application/xml', 'other'),
  file('speculation-rules.json', 'application/speculationrules+json', 'other'),
  file('google12ab.html', html, 'page'),
  file('BingSiteAuth.xml', 'application/xml', 'other'),
  file('.well-known/security.txt', 'text/plain; charset=utf-8', 'other'),
];

const notFound: Row[] = [
  ...missing('', [
    '/none',
    '/project',
    '/tour/x/y',
    '/islands',
    '/pictures',
    '/%D7%A7',
    '/a%20b',
    '/None.',
    '/none%E2%80%8F',
    '/accessibility.html.',
    '/%D7%A6%D7%95%D7%A8',
    '/.env',
    '/favicon.png',
    '/__proto__',
    '/constructor',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/_headers',
    '/_redirects',
    '/api/none',
  ]),
  // A missing file must not be kept for a year.
  ...missing(
    '',
    [
      '/islands/none.js',
      '/pictures/none-0123456789-640.avif',
      '/share-images/none.jpg',
      '/_next/static/none.js',
    ],
    { 'a static host': 'may apply the headers of the folder' },
  ),
  ...missing('en/', ['/en/none', '/en/x/y', '/en/project']),
  ...missing('project/', ['/project/999']),
  ...missing('en/project/', ['/en/project/999', '/en/project/3/x']),
  // Files without an address of their own.
  ...missing('', ['/index', '/index.html', '/404', '/404.html', '/accessibility.html'], ownSpelling),
  ...missing('en/', ['/en/404'], ownSpelling),
  ...missing('project/', ['/project/404.html'], ownSpelling),
  ...missing(
    '',
    ['/accessibility%2Ehtml', '/accessibility%2ehtml.br', '/brand%2F', '/%FF', '/..%2f..%2fetc/passwd'],
    encodedSlash,
  ),
  ...missing('en/', ['/en/%C3%28'], encodedSlash),
  ...missing('en/project/', ['/en/project%2F'], encodedSlash),
  ...missing('', ['/robots.txt.gz', '/islands/ABC.js.gz'], { 'a static host': 'has the file' }),
];

const otherAddresses: Row[] = [
  ...redirects([
    ['/he', '/'],
    ['/he?x=1', '/?x=1'],
    ['/he/en/accessibility?y=1', '/en/accessibility?y=1'],
    ['/he/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/he/%0d%0aSet-Cookie:x', '/%0d%0aSet-Cookie:x'],
    ['/projects/2', '/#projects'],
    ['/en/projects/12?x=1', '/en?x=1#projects'],
  ]),
  ...redirects([['/accessibility/?a=b', '/accessibility?a=b']], { 'a static host': { status: 307 } }),
  ...redirects([['/he//evil.example', '/evil.example']], { 'a static host': { end: '/' } }),
  ...redirects(
    [
      ['/robots.txt/', '/robots.txt'],
      ['/api/email/send/', '/api/email/send'],
      ['/he/', '/'],
      ['/he/%5cevil.example/', '/%5cevil.example'],
      ['/x%0d%0aSet-Cookie:x/', '/x%0d%0aSet-Cookie:x'],
      ['/project/', '/project'],
      ['/en/projects/12/?x=1', '/en?x=1#projects'],
      ['//', '/'],
      ['//en', '/en'],
      ['/en//', '/en/'],
      ['/a//b///c/', '/a/b/c'],
      ['//evil.example/', '/evil.example'],
    ],
    ownSpelling,
  ),
  // Browsers read a backslash as a slash.
  ...redirects(
    [
      ['/a\\b', '/a/b'],
      ['/en\\', '/en/'],
      ['/\\evil.example/', '/evil.example'],
      ['/\\\\/evil.example', '/evil.example'],
      ['/he/\\evil.example', '/evil.example'],
      ['/he\\/evil.example', '/evil.example'],
    ],
    { Caddy: 'passes a backslash as %5C', ...ownSpelling },
  ),
];

/** Addresses as people get them, in chats, mails and on paper, and the pages that fit. */
const corrected: Row[] = redirects(
  [
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
  ],
  { 'a static host': 'shows its not-found page, whose script leads there' },
);

/** Addresses of a former site. */
const former: Row[] = [
  ...redirects([
    [encodeURI('/צור-קשר'), '/#contact'],
    [encodeURI('/צור-קשר/?utm_source=x'), '/?utm_source=x#contact'],
    [encodeURI('/he/צור-קשר'), '/#contact'],
    ['/about.html', '/en'],
  ]),
  ...redirects(
    [
      ['/About.html?x=1', '/en?x=1'],
      ['/projects/cold-store.aspx?x=1', '/en/accessibility?from=old&x=1'],
    ],
    { 'a static host': 'knows one spelling' },
  ),
  {
    ask: encodeURI('/קטלוג/מחסנים'),
    answer: { status: 308, headers: { location: 'https://files.company.example/catalogue.pdf' } },
  },
];

const methods: Row[] = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'].flatMap((method) =>
  ['/', '/none', '/robots.txt', '/en/accessibility'].map((address) => ({
    ask: `${method} ${address}`,
    answer: { status: 405, headers: { allow: 'GET, HEAD' } },
  })),
);

const encodings: Row[] = (
  [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const
).flatMap(([accepted, encoding]) =>
  ['/', '/none', '/sitemap.xml', '/islands/ABC.js'].map((ask) => ({
    ask,
    send: { 'Accept-Encoding': accepted, Via: '1.1 cdn' },
    answer: {
      status: ask === '/none' ? 404 : 200,
      headers: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
    },
    except: { Vercel: 'compresses files itself', 'a static host': 'compresses files itself' },
  })),
);

encodings.push({
  ask: '/pictures/a%20b-123.avif',
  send: { 'Accept-Encoding': 'br' },
  answer: { status: 200, headers: { 'content-encoding': undefined, vary: undefined } },
});

const malformed: Row[] = ['/%', '/%zz', '/%E0%A4%A', '/a%00b', '\\/evil.example'].map((ask) => ({
  ask,
  answer: { status: 400 },
  except: { Vercel: 'has its own error page', 'a static host': 'has its own error page' },
}));

methods.push({
  ask: 'POST /he',
  answer: { status: 405, headers: { allow: 'GET, HEAD' } },
  except: { Vercel: 'redirects every method', 'a static host': 'redirects every method' },
});

/** The routes have further headers of their own. */
const routes: Row[] = ['/api/email/send', 'TRACE /api/email/send', 'POST /api/email/send?a=b'].map((ask) => ({
  ask,
  answer: {
    status: 405,
    headers: {
      'no-vary-search': undefined,
      'speculation-rules': undefined,
      'reporting-endpoints': undefined,
    },
  },
  except: { 'a static host': 'has no routes' },
}));

/** A request target may be a whole address (RFC 9112 §3.2.2). */
const wholeAddresses: Row[] = (
  [
    ['http://elsewhere.example/en/accessibility?a=b', { status: 200, file: 'en/accessibility.html' }],
    ['http://elsewhere.example', { status: 200, file: 'index.html' }],
    ['http://elsewhere.example/none', { status: 404, file: '404.html' }],
    ['http://elsewhere.example/he?x=1', { status: 308, end: '/?x=1' }],
  ] as const
).map(([ask, answer]) => ({
  ask,
  answer,
  except: { Caddy: 'has no other site', Vercel: 'has no other site', 'a static host': 'has no other site' },
}));

export const answers: readonly Row[] = [
  ...pages,
  ...files,
  ...notFound,
  ...otherAddresses,
  ...corrected,
  ...former,
  ...methods,
  ...encodings,
  ...malformed,
  ...routes,
  ...wholeAddresses,
];

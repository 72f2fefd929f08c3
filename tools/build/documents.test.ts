import { toDocument } from './documents';

const sheets: Record<string, string> = {
  '/_next/static/chunks/a.css': 'body{color:red}@font-face{src:url(../media/x.woff2)}',
  '/_next/static/chunks/b.css': 'main{color:blue}',
};

function page(extra = '', head = '<link rel="stylesheet" href="/_next/static/chunks/a.css">') {
  return (
    `<!DOCTYPE html><html lang="he"><head><meta charset="utf-8">${head}</head><body>` +
    `<script>arrive()</script><main>שלום</main>${extra}</body></html>`
  );
}

const options = {
  script: '/islands/AB12.js',
  readStyles: (address: string) => sheets[address] ?? '',
  frames: [],
};

test('its styles are inlined in order, with absolute addresses', () => {
  const head = Object.keys(sheets)
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');
  const html = toDocument(page('<style>b{color:green}</style>', head), options);
  expect(html).toContain(
    '<style>body{color:red}@font-face{src:url(/_next/static/media/x.woff2)}main{color:blue}b{color:green}</style>',
  );
});

test('its styles follow its title, share image and links', () => {
  const head =
    '<link rel="stylesheet" href="/_next/static/chunks/a.css"><title>שלום</title>' +
    '<meta property="og:image" content="/a.jpg"><link rel="icon" href="/icon.svg">';
  const html = toDocument(page('', head), options);
  expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"[^>]*><title>/);
  expect(html).toContain('<link rel="icon" href="/icon.svg"><style>');
  expect(html).toContain('</style></head>');
});

test('the value of data-hidden becomes that of hidden', () => {
  const html = toDocument(
    page('<p hidden="" data-hidden="until-found">later</p><p hidden="">never</p>'),
    options,
  );
  expect(html).toContain('<p hidden="until-found">later</p><p hidden>never</p>');
});

test('the policy allows requests to another site for the forms', () => {
  const forms = '<form action="https://api.example/send"></form><form action="/here"></form>';
  const html = toDocument(page(forms), options);
  expect(html).toContain("form-action 'self' https://api.example;");
  expect(html).toContain("connect-src 'self' https://api.example;");
});

test('an element before the charset stops the build', () => {
  expect(() => toDocument(page().replace('<head>', '<head><title>a</title>'), options)).toThrow('charset');
});

test.each([
  ['another inline script', '<script>alert(1)</script>'],
  ['a script of another site', '<script src="https://else.example/x.js"></script>'],
])('%s stops the build, with what it is and what to do', (_, extra) => {
  expect(() => toDocument(page(extra), options)).toThrow(/(alert\(1\)|else\.example).*Make an island/s);
});

test('a page without a style sheet stops the build', () => {
  expect(() => toDocument(page('', ''), options)).toThrow('no style sheet');
});

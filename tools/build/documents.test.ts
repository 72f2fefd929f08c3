import { createHash } from 'node:crypto';
import { toDocument } from './documents';

const arrival = '(function arrive(){})()';
const sheets: Record<string, string> = {
  '/_next/static/chunks/a.css': 'body{color:red}@font-face{src:url(../media/x.woff2)}',
  '/_next/static/chunks/b.css': 'main{color:blue}',
};

function page(extra = '', head = '<link rel="stylesheet" href="/_next/static/chunks/a.css">') {
  return (
    `<!DOCTYPE html><html lang="he"><head>${head}<link rel="preload" as="script" href="/_next/x.js">` +
    '<script src="/_next/static/chunks/x.js" async=""></script></head><body><div hidden=""><!--$--><!--/$--></div>' +
    `<script>${arrival}</script><main><!-- -->שלום</main>${extra}<script id="_R_">1</script>` +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>'
  );
}

const options = { script: '/islands/AB12.js', readStyles: (address: string) => sheets[address] ?? '' };

test('a page loses the scripts, preloads, payload and comments of the framework', () => {
  const { html } = toDocument(page(), options);
  expect(html).not.toMatch(/_next\/static\/chunks|__next_f|_R_|<!--|rel="preload"|<div hidden/);
  expect(html).toContain('<main>שלום</main>');
});

test('its styles are inside it in their order, with addresses that work from there', () => {
  const head = Object.keys(sheets)
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');
  const { html } = toDocument(page('<style>b{color:green}</style>', head), options);
  expect(html).toContain(
    '<style>body{color:red}@font-face{src:url(/_next/static/media/x.woff2)}main{color:blue}b{color:green}</style>',
  );
});

test('the policy learns the hashes of the inline script and the styles, and where forms go', () => {
  const forms = '<form action="https://api.example/send"></form><form action="/here"></form>';
  const { scriptHash, styleHash, formOrigins } = toDocument(page(forms), options);
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(scriptHash).toBe(hashOf(arrival));
  expect(styleHash).toBe(hashOf('body{color:red}@font-face{src:url(/_next/static/media/x.woff2)}'));
  expect(formOrigins).toEqual(['https://api.example']);
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

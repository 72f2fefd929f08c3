import { readSvg } from './svg';

const wrap = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;
const keysOf = (source: string) => readSvg(source).findings.map(({ key }) => key.replace('drawings.', ''));

const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!-- Adobe -->
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" viewBox="0 0 9 9" i:viewOrigin="1 2"><i:aipgf id="a"/><path d="M0 0"/></svg>`;

test.each([
  ['the entities of Illustrator', illustrator],
  ['a reference in quotes', wrap('<path fill="url(&quot;#a&quot;)"/><path style="fill: url( \'#a\' )"/>')],
  [
    'a style sheet',
    wrap('<style><![CDATA[.a > .b { fill: url(#a) } @media print { .a { fill: red } }]]></style>'),
  ],
  ['a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:path d="M0 0"/></s:svg>'],
  ['a filter', wrap('<filter id="a"><feGaussianBlur/></filter><use l:href="#a"/><linearGradient id="b"/>')],
  [
    'notes of Inkscape',
    wrap('<n:namedview/><path n:onset="1"/>', 'xmlns:n="http://sodipodi.sourceforge.net/n"'),
  ],
  ['a comment about a script', wrap('<!-- <script onload="1"> url(x) --><title>on = off</title>')],
])('a drawing can have %s', (_what, source) => {
  expect(readSvg(source)).toEqual({ root: { name: expect.any(String), viewBox: '0 0 9 9' }, findings: [] });
});

test.each([
  ['script', wrap('<s:script>1</s:script>', 'xmlns:s="http://www.w3.org/2000/svg"')],
  ['script', wrap('<metadata><h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script></metadata>')],
  ['script', wrap('<path\nonclick\n=\n"1"/>')],
  ['script', wrap('', 'onload="1"')],
  ['script', wrap('<a l:href="java&#115;cript:1"><path/></a>')],
  ['element', wrap('<use href="#a"><set attributeName="href" to="javascript:1"/></use>')],
  ['element', wrap('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/>')],
  ['element', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "1">]>${wrap('')}`],
  ['element', `<!DOCTYPE svg [<!ENTITY a "<script>1</script>">]>${wrap('&a;')}`],
  [
    'element',
    `<!DOCTYPE svg [<!ENTITY a "<!--"><!ATTLIST svg onload CDATA "1"><!ENTITY b "-->">]>${wrap('')}`,
  ],
  ['outside', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${wrap('&a;')}`],
  ['outside', `<?xml-stylesheet href="https://example.org/a.css"?>${wrap('')}`],
  ['outside', wrap('<use l:href="https://example.org/a.svg#b"/>')],
  ['outside', wrap('<use href="data:image/svg+xml,x"/>')],
  ['outside', wrap('<path fill="url(&quot;https://example.org/a&quot;)"/>')],
  ['outside', wrap('<path style="fill: u\\72l(//example.org/a)"/>')],
  ['outside', wrap('<style>@im<![CDATA[port "a.css"]]></style>')],
  ['outside', wrap('<path style="mask-image: image-set(&quot;a.png&quot; 1x)"/>')],
  ['outside', wrap('<path style="mask-image: image-set(&quot;#a&quot; 1x, &quot;b.png&quot; 2x)"/>')],
  ['element', wrap('<style><style/>@import "a.css";</style>')],
  ['element', wrap('<style>@import "a.css";<style></style></style>')],
  ['element', wrap('<style><n:style xmlns:n="urn:n"/>@import "a.css";</style>')],
  ['outside', `<!DOCTYPE svg [<?xml-stylesheet href="a.css"?>]>${wrap('')}`],
  ['element', wrap('<x:stylesheet xmlns:x="http://www.w3.org/1999/XSL/Transform"/>')],
  ['outside', wrap('<use href="#a"/>', 'xml:base="https://example.org/"')],
  ['photograph', wrap('<image href="#a"/>')],
  ['photograph', wrap('<filter><feImage href="#a"/></filter>')],
  ['photograph', wrap('<foreignObject/>')],
  ['letters', wrap('<text>North</text>')],
  ['path', wrap('', 'xmlns:n="urn:n" n:export-filename="C:\\Users\\dana\\logo.png"')],
])('a drawing with a part of the kind “%s” is refused: %s', (key, source) => {
  expect(keysOf(source)).toEqual([key]);
});

test.each([
  '<svg viewBox="0 0 9 9"/>',
  '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>',
  'PNG',
  '',
])('“%s” is no drawing', (source) => {
  expect(readSvg(source).root).toBeUndefined();
});

/**
 * @jest-environment jsdom
 */
import { nestPayload, payloadReader } from './payload-comments';

/** A page as Next writes it: two sections, and a payload whose rows come in scripts that split them anywhere. */
function pageOf(
  payload: string,
  body = '<section>The first floor</section><section>The roof garden</section>',
) {
  const half = payload.length / 2;
  const scripts = [payload.slice(0, half), payload.slice(half)].map(
    (text) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`,
  );
  const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  return `<html><head></head><body>${body}${begin}${scripts.join('')}</body></html>`;
}

/** What React would get in a browser: the page is parsed, and the reader run. */
function readBack(html: string): unknown[] {
  document.documentElement.innerHTML = html;
  Reflect.deleteProperty(window, '__next_f');
  // biome-ignore lint/security/noGlobalEval: the page runs this script by itself.
  window.eval(payloadReader);
  return (window as unknown as { __next_f: unknown[] }).__next_f;
}

const payloads = {
  'rows of a page': '1:"$S"\n0:["$","div",null,{"children":"The first floor"}]\n',
  'hyphens that would end a comment, and the marks that stand for them':
    '0:["a --> b","--","---","~1","~0"]\n',
  'a text with lines of its own and Hebrew letters': '2:T17,{"a":"שלום"}\n\nline 0:["x"]\n',
};

test.each(Object.entries(payloads))('%s reach React as they were', (_, payload) => {
  expect(readBack(nestPayload(pageOf(payload, '<p>Nothing of it</p>')))).toEqual([[0], [1, payload]]);
});

test('a row stands behind the text that it repeats, and one that repeats nothing at the end', () => {
  const body = '<section>The first floor</section><section>The roof garden</section><p>The end</p>';
  const rows = ['2:["The roof garden"]\n', '3:["The first floor"]\n', '4:["Elsewhere"]\n'];
  const html = nestPayload(pageOf(rows.join(''), body));
  expect(html).toContain(`<section>The first floor</section><!--payload:${rows[1]}-->`);
  expect(html).toContain(`<section>The roof garden</section><!--payload:${rows[0]}-->`);
  expect(html).toContain(`<p>The end</p><!--payload:${rows[2]}-->`);
});

test('a row that repeats several parts of the page stands behind the one of which it repeats most', () => {
  const body =
    '<section><a href="/roof">The roof</a></section><section title="/roof">A long garden</section>';
  const [row = ''] = ['2:["/roof","A long garden"]\n'];
  expect(nestPayload(pageOf(row, body))).toContain(`A long garden</section><!--payload:${row}-->`);
});

// React reads the root as soon as it comes, and can then not wait for the symbols that stand in it as types.
test('symbols, modules and streams come first and the root last, whatever they name', () => {
  const rows = [
    '5:X\n',
    '5:["The roof garden"]\n',
    '1:"$Sreact.fragment"\n',
    '5:C\n',
    '7:I[9,[],"garden"]\n',
  ];
  const content = ['8:["The first floor"]\n', '9:["The roof garden"]\n'];
  const root = '0:{"c":["The first floor"]}\n';
  const html = nestPayload(pageOf([root, ...content, ...rows].join('')));
  expect(readBack(html)).toEqual([[0], [1, [...rows, ...content, root].join('')]]);
});

test('what is on the page stays as it was', () => {
  const html = nestPayload(pageOf(payloads['rows of a page']));
  const bare = html.replace(/<!--.*?-->/gs, '');
  expect(bare).toBe(pageOf('').replace(/<script>.*?<\/script>/gs, ''));
});

test('a page without payload stays as it is', () => {
  expect(nestPayload('<html><body>Plain</body></html>')).toBe('<html><body>Plain</body></html>');
});

test.each([
  ['another kind of part', '<script>self.__next_f.push([3,"AA=="])</script>'],
  [
    'another way to hand it over',
    '<script>self.__next_f.push([0])</script><script>self.__next_f.add("x")</script>',
  ],
])('%s stops the build', (_, scripts) => {
  expect(() => nestPayload(`<body>${scripts}</body>`)).toThrow('has Next changed');
});

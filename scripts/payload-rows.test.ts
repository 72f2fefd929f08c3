import { createFromReadableStream } from 'next/dist/compiled/react-server-dom-turbopack/client.edge';
import { shortenRows, splitRows } from './payload-rows';

/** What React makes of a payload. */
function read(payload: string): Promise<unknown> {
  const stream = new Blob([payload]).stream();
  return createFromReadableStream(stream, {
    serverConsumerManifest: { moduleMap: null, serverModuleMap: null, moduleLoading: null },
  });
}

const graph = JSON.stringify({
  '@graph': Array.from({ length: 20 }, (_, floor) => ({ name: `קומה ${floor}` })),
});
const payload = [
  ':HL["/brand/logo.svg","image"]',
  '2:["$","p",null,{"className":"$undefined","title":"$undefined"}]',
  `a:${JSON.stringify({ html: graph, price: `$$${graph}`, note: 'says "no"' })}`,
  `b:T${Buffer.byteLength(graph).toString(16)},${graph}0:${JSON.stringify({
    first: '$undefined',
    second: '$undefined',
    text: 'A room is not "$undefined"',
    third: '$undefined',
    list: [1, '$undefined', '$2', '$a', '$b'],
  })}`,
].join('\n');

test('React reads the same from shortened rows', async () => {
  const short = shortenRows(splitRows(`${payload}\n`))
    .map(({ text }) => text)
    .join('');
  expect(short.length).toBeLessThan(payload.length);
  expect(await read(short)).toEqual(await read(`${payload}\n`));
  expect(await read(short)).toMatchObject({ list: [1, undefined, { type: 'p' }, { html: graph }, graph] });
});

test('what the page has already is not asked for, and nothing is said of what is undefined', () => {
  const rows = shortenRows(splitRows(`${payload}\n`)).map(({ text }) => text);
  expect(rows[0]).toBe('2:["$","p",null,{}]\n');
});

test('a long text with quotes stands in a row of its own as it is, with its length in bytes', () => {
  const rows = shortenRows(splitRows(`${payload}\n`)).map(({ text }) => text);
  expect(rows).toContain(`c:T${Buffer.byteLength(graph).toString(16)},${graph}`);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { QrCode } from './qr-code';

const text = 'https://company.example/en/project/12';

/** Returns the dark modules that a drawing covers, as `x,y`. */
function darkModules(html: string): string[] {
  let [x, y] = [0, 0];
  return [...html.matchAll(/([Mm])(\d+) (\d+)(?:\.5)?h(\d+)/g)].flatMap(([, move, right, down, length]) => {
    x = Number(right) + (move === 'm' ? x : 0);
    y = Number(down) + (move === 'm' ? y : 0);
    return Array.from({ length: Number(length) }, () => `${x++},${y}`);
  });
}

test('exactly the dark modules of the code are drawn', () => {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const expected = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${x},${y}`] : [])));
  expect(expected.length).toBeGreaterThan(200);
  expect(darkModules(renderToStaticMarkup(<QrCode text={text} label="code" />))).toEqual(expected);
});

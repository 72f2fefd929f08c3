import { deriveTones } from './derive-tones';

const colours = { black: '#000000', white: '#ffffff', red: '#ff0000' };

test.each([
  // What Chromium computes for color-mix(in oklab, …).
  [['black', 'white', 0.5] as const, '#636363'],
  [['red', 'white', 0] as const, '#ff0000'],
  [['red', 'white', 1] as const, '#ffffff'],
  [['red', 'white', 0.5] as const, '#ffa191'],
])('a mix of %j is %s', (mix, tone) => {
  expect(deriveTones(colours, { tone: mix })).toEqual({ ...colours, tone });
});

test('a tone that has a colour keeps it, and the tones below follow from that colour', () => {
  const tones = deriveTones(
    { ...colours, dark: '#112233', light: undefined },
    { dark: ['black', 'white', 0.1], light: ['dark', 'white', 0] },
  );
  expect(tones).toEqual({ ...colours, dark: '#112233', light: '#112233' });
});

test('a mix of a colour that is not there names it', () => {
  expect(() => deriveTones(colours, { pale: ['blue', 'white', 0.5] })).toThrow('pale is a mix of blue');
});

import { deriveTones } from './derive-tones';

const colours = { black: '#000000', white: '#ffffff', red: '#ff0000' };

test.each([
  // As Chromium computes color-mix(in oklab, …).
  [['black', 'white', 0.5] as const, '#636363'],
  [['red', 'white', 0] as const, '#ff0000'],
  [['red', 'white', 1] as const, '#ffffff'],
  [['red', 'white', 0.5] as const, '#ffa191'],
])('a mix of %j is %s', (mix, tone) => {
  expect(deriveTones(colours, { tone: mix })).toEqual({ ...colours, tone });
});

test('a tone with a colour keeps it for the tones derived from it', () => {
  const tones = deriveTones(
    { ...colours, dark: '#112233', light: undefined },
    { dark: ['black', 'white', 0.1], light: ['dark', 'white', 0] },
  );
  expect(tones).toEqual({ ...colours, dark: '#112233', light: '#112233' });
});

test('a mix with a missing colour throws its name', () => {
  expect(() => deriveTones(colours, { pale: ['blue', 'white', 0.5] })).toThrow('pale is a mix of blue');
});

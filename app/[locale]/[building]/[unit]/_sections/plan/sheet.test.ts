import { fitText } from './fit-text';
import { pathOfDimension, pathOfPoints, pathOfWalls } from './paths';
import { layOutSheet } from './sheet';

const box = { left: 0, top: 0, right: 22, bottom: 11 };

test('the dimensions of a unit are on the sides without its lorry', () => {
  const below = layOutSheet({ box, lorry: [{ left: 4, top: 12, right: 6, bottom: 24 }] });
  expect([below.across.at, below.down.at]).toEqual([-1, -1]);
  const beside = layOutSheet({ box, lorry: [{ left: -22, top: 4, right: -1, bottom: 6 }] });
  expect([beside.across.at, beside.down.at]).toEqual([13, 24]);
});

test('a sheet has space for dimensions around the unit and the lorry', () => {
  const { letter, view } = layOutSheet({ box, lorry: [] });
  expect(letter).toBe(1);
  expect(view).toEqual({ left: -5.5, top: -1.5, right: 25.5, bottom: 17.5 });
});

test('walls are a path in both directions', () => {
  const wall = { at: 2, from: 0, to: 3 };
  expect(
    pathOfWalls([
      { ...wall, isHorizontal: true },
      { ...wall, isHorizontal: false },
    ]),
  ).toBe('M0 2H3M2 0V3');
});

test('columns are lines without length', () => {
  expect(pathOfPoints([[8.1, 16.2]])).toBe('M8.1 16.2h0');
});

test('a dimension line has a tick at each end', () => {
  expect(pathOfDimension({ isHorizontal: true, at: 5, from: 0, to: 10 }, 1)).toBe(
    'M0 5H10M0 4.5V5.5M10 4.5V5.5',
  );
});

test('a name breaks and shrinks to the width of its room', () => {
  expect(fitText('Loading bay', '6 × 6 m', 20, 10)).toEqual({ lines: ['Loading bay', '6 × 6 m'], size: 1 });
  const { lines, size } = fitText('Loading bay', '6 × 6 m', 4, 10);
  expect(lines).toEqual(['Loading', 'bay', '6 × 6 m']);
  expect(size).toBeCloseTo(0.935, 2);
});

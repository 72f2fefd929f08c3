import fc from 'fast-check';
import { type Label, placeLabels } from './label-places';

/** The picture of a tour on the smallest phone. */
const area = { width: 261, height: 320 };

const label = fc.record({
  x: fc.integer({ min: -50, max: 320 }),
  y: fc.integer({ min: -50, max: 400 }),
  width: fc.integer({ min: 60, max: 165 }),
  height: fc.integer({ min: 44, max: 76 }),
});

function overlap(a: Label, b: Label): boolean {
  const across = Math.abs(a.x - b.x) < (a.width + b.width) / 2;
  return across && a.y > b.y - b.height && b.y > a.y - a.height;
}

test('labels stay inside the picture and never cover each other', () => {
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), (labels) => {
      const placed = placeLabels(labels, area).map((place, index) => ({
        ...(labels[index] as Label),
        ...place,
      }));
      for (const [index, { x, y, width, height }] of placed.entries()) {
        expect(x - width / 2).toBeGreaterThanOrEqual(0);
        expect(x + width / 2).toBeLessThanOrEqual(area.width);
        expect(y - height).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(area.height);
        for (const other of placed.slice(0, index))
          expect(overlap(placed[index] as Label, other)).toBe(false);
      }
    }),
  );
});

test('a label with enough room is at its door', () => {
  const labels = [
    { x: 80, y: 100, width: 120, height: 60 },
    { x: 180, y: 240, width: 120, height: 60 },
  ];
  expect(placeLabels(labels, area)).toEqual([
    { x: 80, y: 100 },
    { x: 180, y: 240 },
  ]);
});

test('of two labels at one position the second is under the first', () => {
  const one = { x: 120, y: 100, width: 120, height: 60 };
  expect(placeLabels([one, one], area)).toEqual([
    { x: 120, y: 100 },
    { x: 120, y: 164 },
  ]);
});

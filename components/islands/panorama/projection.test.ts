import { directionAt, firstField, limitView, placeOf } from './projection';

const ahead = { yaw: 0, pitch: 0, fov: 60 };

test('the direction of the view is in its middle', () => {
  expect(placeOf({ yaw: 40, pitch: -12, fov: 75 }, 1.6, { yaw: 40, pitch: -12 })).toEqual({
    x: expect.closeTo(0.5),
    y: expect.closeTo(0.5),
  });
});

test('half the field above the middle is the upper edge', () => {
  expect(placeOf(ahead, 2, { yaw: 0, pitch: 29.999 })?.y).toBeCloseTo(0, 3);
});

test('a greater yaw is further right and a greater pitch further up', () => {
  const position = placeOf(ahead, 1, { yaw: 10, pitch: 5 });
  expect(position?.x).toBeGreaterThan(0.5);
  expect(position?.y).toBeLessThan(0.5);
});

test.each([
  ['behind the visitor', { yaw: 180, pitch: 0 }],
  ['just behind the shoulder', { yaw: 91, pitch: 0 }],
  ['beside the view', { yaw: 31, pitch: 0 }],
  ['above the view', { yaw: 0, pitch: 31 }],
])('a direction %s has no place', (_, direction) => {
  expect(placeOf(ahead, 1, direction)).toBeUndefined();
});

test('the seam of the picture is visible like any other direction', () => {
  const position = placeOf({ yaw: 175, pitch: 0, fov: 60 }, 1, { yaw: -175, pitch: 0 });
  expect(position?.x).toBeGreaterThan(0.5);
  expect(placeOf({ yaw: 535, pitch: 0, fov: 60 }, 1, { yaw: -175, pitch: 0 })?.x).toBeCloseTo(
    position?.x ?? 0,
  );
});

test.each([
  [0, 0, 60, 0.1, 0.8],
  [120, 40, 90, 0.9, 0.3],
  [-170, -70, 45, 0.25, 0.5],
])(
  'seen with yaw %d, pitch %d and field %d, the place %d, %d maps back to itself',
  (yaw, pitch, fov, x, y) => {
    const view = { yaw, pitch, fov };
    const found = placeOf(view, 1.5, directionAt(view, 1.5, { x, y }));
    expect(found).toEqual({ x: expect.closeTo(x), y: expect.closeTo(y) });
  },
);

test('a view stops short of the poles and of both ends of the zoom', () => {
  expect(limitView({ yaw: 725, pitch: 99, fov: 4 })).toEqual({ yaw: 725, pitch: 85, fov: 30 });
  expect(limitView({ yaw: -400, pitch: -99, fov: 170 })).toEqual({ yaw: -400, pitch: -85, fov: 95 });
});

test('a portrait view starts wider than a landscape one', () => {
  expect(firstField(2)).toBe(75);
  expect(firstField(0.6)).toBeGreaterThan(80);
  expect(firstField(0.2)).toBe(95);
});

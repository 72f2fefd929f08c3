import { createLoop } from './loop';

test('a step is repeated until the loop is stopped, and the one that runs ends', async () => {
  const loop = createLoop();
  let steps = 0;
  await loop.repeat(async () => {
    steps++;
    if (steps === 3) loop.stop();
    await loop.pause(steps === 3 ? 3_600_000 : 1);
  });
  expect(steps).toBe(3);
});

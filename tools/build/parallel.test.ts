import { setTimeout as wait } from 'node:timers/promises';
import { forEachParallel } from './parallel';

test('all items are processed with limited concurrency', async () => {
  let [running, most] = [0, 0];
  const done: number[] = [];
  await forEachParallel([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    await wait(1);
    running--;
    done.push(item);
  });
  expect([most, done.sort()]).toEqual([2, [1, 2, 3, 4, 5]]);
});

test('the first failure is thrown', async () => {
  const fail = async (item: number) => {
    if (item === 2) throw new Error('no');
  };
  await expect(forEachParallel([1, 2, 3], 1, fail)).rejects.toThrow('no');
});

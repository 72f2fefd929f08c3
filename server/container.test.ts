import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { isMount } from './container';

test.each([
  ['of another disk', '/proc', true],
  ['not made yet on another disk', '/proc/outbox/inner', true],
  ['of the root disk', newFolder(), false],
  ['not made yet on the root disk', path.join(newFolder(), 'missing'), false],
])('a folder %s is recognised', (_, folder, expected) => {
  expect(isMount(folder, path.dirname(newFolder()))).toBe(expected);
});

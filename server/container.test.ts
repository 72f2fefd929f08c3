import { newFolder } from '@/e2e/support/folder';
import { isMount } from './container';

test('a folder on the root disk is not a mount', () => {
  const root = newFolder();
  expect(['/proc', root, `${root}/missing`].map((folder) => isMount(folder, root))).toEqual([
    true,
    false,
    false,
  ]);
});

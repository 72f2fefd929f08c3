import { newFolder } from '@/e2e/support/folder';
import { isMount } from './container';

test('a folder on the disk of the root is no mount', () => {
  const root = newFolder();
  expect(['/proc', root, `${root}/missing`].map((folder) => isMount(folder, root))).toEqual([
    true,
    false,
    false,
  ]);
});

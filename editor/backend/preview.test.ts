import { setTimeout as wait } from 'node:timers/promises';
import { newFolder } from '@/e2e/support/folder';
import { startPreview } from './preview';

test('a page that cannot start says so, and the editor goes on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // A folder without a site: its server ends at once.
  const preview = await startPreview(newFolder());
  expect(preview.state()).toBe('starting');
  while (preview.state() === 'starting') await wait(20);
  expect(preview.state()).toBe('failed');
  await preview.stop();
});

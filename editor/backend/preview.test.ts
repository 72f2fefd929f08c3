import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPreview } from './preview';

test('a page that cannot start says so, and the editor goes on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // A folder without a site: its server ends at once.
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  const preview = await startPreview(folder);
  expect(preview.state()).toBe('starting');
  while (preview.state() === 'starting') await wait(20);
  expect(preview.state()).toBe('failed');
  await preview.stop();
  rmSync(folder, { recursive: true });
});

import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newFolder } from '@/e2e/support/folder';
import { until } from '@/e2e/support/until';
import { writeWhole } from '../../tools/files/write-whole';
import { previewEnvironment, startPreview } from './preview';

test('a preview that failed to start is started again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const timeouts = jest.spyOn(globalThis, 'setTimeout');
  // The server of a folder without a site ends immediately.
  const preview = await startPreview(newFolder(), []);
  expect(preview.state()).toBe('starting');
  while (preview.state() === 'starting') await wait(20);
  expect(preview.state()).toBe('failed');
  const [retry] = timeouts.mock.calls.find(([, delay]) => Number(delay) > 10_000) ?? [];
  retry?.();
  expect(preview.state()).toBe('starting');
  await preview.stop();
});

test('a preview that ends after it was ready has failed', async () => {
  const root = newFolder();
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const server = `require('node:http').createServer((request, response) => {
    if (request.url === '/end') process.exit();
    response.end();
  }).listen(process.env.PORT, 'localhost');`;
  writeWhole(path.join(root, 'editor/preview/command.ts'), server);
  const preview = await startPreview(root, []);
  await until(() => preview.state() === 'ready');
  await expect(fetch(`${preview.local}/end`)).rejects.toThrow();
  await until(() => preview.state() === 'failed');
  await preview.stop();
});

test('the preview gets only the variables that it needs', () => {
  const given = {
    NODE_ENV: 'production' as const,
    PATH: '/bin',
    EDITOR_PREVIEW_URL: 'https://preview.company.example',
    EDITOR_PROXY_SECRET: 's',
    SMTP_URL: 'smtp://user:password@host',
    WEBHOOK_SECRET: 's',
    SSH_AUTH_SOCK: '/s',
  };
  const environment = previewEnvironment(given, ['EDITOR_PROXY_SECRET', 'EDITOR_PREVIEW_URL'], 4101);
  expect(environment).toEqual({
    PATH: '/bin',
    EDITOR_PREVIEW_URL: given.EDITOR_PREVIEW_URL,
    // Next would read it from `.env` again.
    EDITOR_PROXY_SECRET: '',
    NODE_ENV: 'development',
    EDITOR_PREVIEW: '1',
    PORT: '4101',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@company.example',
    MAIL_TO: 'office@company.example',
    MAIL_OUTBOX_DIR: 'var/editor/outbox',
  });
});

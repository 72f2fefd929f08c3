import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { endProcess } from '../../tools/serve/server-process';

type Editor = {
  /** The address with the token. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Starts `npm run edit` in a folder and waits until it is there.
 *
 * @param port 0 takes a free one
 * @param options of the command
 */
export async function startEditor(folder: string, port = 0, ...options: string[]): Promise<Editor> {
  const editor: ChildProcess = spawn('node_modules/.bin/tsx', ['editor/backend/index.ts', ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), CI: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url = '';
  for await (const line of createInterface({ input: editor.stdout ?? process.stdin })) {
    url = /^Editor: (\S+)$/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  return {
    url,
    async close() {
      await endProcess(editor);
      if (editor.exitCode === null) await once(editor, 'exit');
    },
  };
}

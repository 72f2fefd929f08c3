import { spawn } from 'node:child_process';
import path from 'node:path';
import { untilAnswered } from '../../../tools/serve/server-process';
import { endWithTests, freePort } from './production-server';

/**
 * Starts an instance of a build that is laid out for Vercel, and waits until it answers.
 *
 * @param output the folder of the layout
 * @param environment its settings, beside the settings of the platform
 */
export async function startPlatform(output: string, environment: Record<string, string>) {
  const port = await freePort();
  const program = path.resolve('e2e/support/servers/platform-process.ts');
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', program, output, String(port), 'http://localhost:4000'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VERCEL: '1',
        MAIL_FROM: 'site@company.example',
        MAIL_TO: 'office@company.example',
        ...environment,
      },
    },
  );
  endWithTests(server);
  let printed = '';
  server.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(`${url}/robots.txt`, server);
  return {
    url,
    /** Returns how often something was printed: `waiting` or `settled`. */
    count: (word: string) => printed.split(word).length - 1,
    stop: () => server.kill('SIGKILL'),
  };
}

export type Platform = Awaited<ReturnType<typeof startPlatform>>;

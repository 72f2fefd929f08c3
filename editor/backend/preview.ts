import { type ChildProcess, spawn } from 'node:child_process';
import { endProcess, freePort, untilAnswered } from '../../tools/serve/server-process';

/** Failed when it ended before it answered: the folder of a project has room for one development server. */
export type PreviewState = 'starting' | 'ready' | 'failed';

/**
 * The site of a folder as those see it who write, beside the form: `npm run dev` on a port of its own. Its forms reach
 * nobody.
 *
 * @param hosted the port at which a proxy finds it, and its public address
 */
export async function startPreview(root: string, hosted?: { port: number; url: string }) {
  const port = hosted?.port ?? (await freePort());
  const local = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  let state: PreviewState = 'starting';

  async function start(): Promise<void> {
    state = 'starting';
    server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve/index.ts', 'dev'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        EDITOR_PREVIEW: '1',
        PORT: String(port),
        HOSTNAME: '127.0.0.1',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'site@company.example',
        MAIL_TO: 'office@company.example',
      },
    });
    try {
      await untilAnswered(`${local}/robots.txt`, server);
      state = 'ready';
    } catch (error) {
      state = 'failed';
      console.error(String(error));
    }
  }

  async function stop(): Promise<void> {
    if (server) await endProcess(server);
  }

  void start();
  return {
    url: hosted?.url ?? local,
    local,
    state: () => state,
    stop,
    /** A new project has an address that the server learns when it starts. */
    async restart(): Promise<void> {
      await stop();
      await start();
    },
  };
}

export type Preview = Awaited<ReturnType<typeof startPreview>>;

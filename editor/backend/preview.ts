import { type ChildProcess, spawn } from 'node:child_process';
import { endProcess, freePort, untilAnswered } from '../../tools/serve/server-process';

/** `failed`: the process has ended, for example because another development server runs in the folder. */
export type PreviewState = 'starting' | 'ready' | 'failed';

/** Milliseconds until an ended preview is started again. */
const again = 15_000;

/** Variables of the editor that the preview gets: settings of pages, and of the system. */
const shared = [
  'EDITOR_URL',
  'EDITOR_PREVIEW_URL',
  'NEXT_PUBLIC_API_BASE',
  'NEXT_PUBLIC_SITE_URL',
  'SITE_TIME_ZONE',
  'SOCIAL_EMBED_ENDPOINT',
  'SOCIAL_IMAGE_HOSTS',
  'SOCIAL_PROFILE_URL',
  'NEXT_TELEMETRY_DISABLED',
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'CI',
  // Of Windows.
  'Path',
  'PATHEXT',
  'SystemRoot',
  'TEMP',
  'TMP',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
];

/**
 * Returns the environment of the preview, whose forms send no mail.
 *
 * @param inFiles names of variables in `.env` files: Next reads these files, and keeps existing variables
 */
export function previewEnvironment(
  environment: NodeJS.ProcessEnv,
  inFiles: readonly string[],
  port: number,
): NodeJS.ProcessEnv {
  const given = shared.flatMap((name) =>
    environment[name] === undefined ? [] : [[name, environment[name]] as const],
  );
  return {
    ...Object.fromEntries(inFiles.map((name) => [name, ''])),
    ...Object.fromEntries(given),
    NODE_ENV: 'development',
    EDITOR_PREVIEW: '1',
    PORT: String(port),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@company.example',
    MAIL_TO: 'office@company.example',
    MAIL_OUTBOX_DIR: 'var/editor/outbox',
  };
}

/**
 * Starts the preview: the pages of the site with hot reload, and nothing else of Next's development server.
 *
 * @param inFiles names of the variables that `.env` files set
 * @param hosted the port at which a proxy finds it, and its public address
 */
export async function startPreview(
  root: string,
  inFiles: readonly string[],
  hosted?: { port: number; url: string },
) {
  const port = hosted?.port ?? (await freePort());
  const local = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let state: PreviewState = 'starting';

  async function start(): Promise<void> {
    state = 'starting';
    const own = spawn(process.execPath, ['--import', 'tsx', 'editor/preview/command.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: previewEnvironment(process.env, inFiles, port),
    });
    server = own;
    own.once('exit', () => end(own, 'failed'));
    while (server === own && state === 'starting')
      await untilAnswered(`${local}/robots.txt`, own).then(
        () => end(own, 'ready'),
        // A slow machine needs more time.
        (error) => server === own && console.error(String(error)),
      );
  }

  /** Sets the state of the current process. Starts a failed one again. */
  function end(own: ChildProcess, next: PreviewState): void {
    if (server !== own) return;
    state = next;
    if (next === 'failed') timer = setTimeout(start, again).unref();
  }

  async function stop(): Promise<void> {
    clearTimeout(timer);
    const own = server;
    server = undefined;
    if (own) await endProcess(own);
  }

  void start();
  return {
    url: hosted?.url ?? local,
    local,
    state: () => state,
    stop,
    /** Restarts the server, which reads the addresses of projects when it starts. */
    async restart(): Promise<void> {
      await stop();
      await start();
    },
  };
}

export type Preview = Awaited<ReturnType<typeof startPreview>>;

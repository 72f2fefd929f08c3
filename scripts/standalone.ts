import { type StdioOptions, spawn } from 'node:child_process';
import path from 'node:path';

/** The folder of the finished server, which needs nothing but Node: `server.js`, its packages, pages and files. */
export const standalone = path.join('.next', 'standalone');

type Options = {
  port: number;
  /** Settings of this server alone; they win over the environment. */
  environment?: Record<string, string | undefined>;
  stdio?: StdioOptions;
  /** The folder of the server, when it is not where the build left it. */
  folder?: string;
};

/** Starts the finished server on all addresses of this machine, and returns its process. */
export function spawnServer({ port, environment, stdio = 'inherit', folder = standalone }: Options) {
  return spawn(process.execPath, [path.join(folder, 'server.js')], {
    stdio,
    env: { ...process.env, NODE_ENV: 'production', HOSTNAME: '0.0.0.0', ...environment, PORT: String(port) },
  });
}

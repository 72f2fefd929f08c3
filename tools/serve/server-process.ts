import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { serverFolder } from '../../lib/http/folders';
import { listenOnLoopback } from '../../lib/loopback';

/** Milliseconds until a server must answer. */
const startTimeout = 60_000;

type Options = {
  port: number;
  /** Settings of this server; they override the environment. */
  environment?: Record<string, string | undefined>;
  stdio?: StdioOptions;
  /** The folder of the server; by default the output of the build. */
  folder?: string;
  /** A command that runs the server, such as one with other mounts. */
  launcher?: readonly string[];
};

/** Starts the server of a build on all addresses of this machine, and returns its process. */
export function spawnServer({
  port,
  environment,
  stdio = 'inherit',
  folder = serverFolder,
  launcher = [],
}: Options) {
  const node = process.execPath;
  const [program = node, ...options] = [...launcher, node, path.join(folder, 'server.mjs')];
  return spawn(program, options, {
    stdio,
    env: { ...process.env, NODE_ENV: 'production', HOSTNAME: '0.0.0.0', ...environment, PORT: String(port) },
  });
}

/**
 * Waits until an address returns any response.
 *
 * @throws Error when the process ends first, or after a minute
 */
export async function untilAnswered(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (!(await fetch(url).catch(() => null))) {
    if (hasEnded(server) || Date.now() > deadline) throw new Error(`Nothing answers at ${url}.`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Returns whether a process has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Sends a signal to a process, unless it has ended, and waits for its end. */
export async function endProcess(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(server)) return;
  server.kill(signal);
  await once(server, 'exit');
}

/**
 * Returns a free port: the wanted one if possible. Others are below the range of ephemeral ports, so that no connection takes
 * the port before a server does.
 *
 * @throws Error when a hundred ports in a row are taken
 */
export async function freePort(wanted = 0): Promise<number> {
  for (let port = wanted || otherPort(), attempt = 0; attempt < 100; port = otherPort(), attempt++) {
    const probe = createServer();
    const free = await listenOnLoopback(probe, port).catch(() => null);
    probe.close();
    if (free) return free;
  }
  throw new Error('No port is free.');
}

const otherPort = () => randomInt(20_000, 30_000);

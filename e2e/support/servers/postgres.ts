import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { endProcess, freePort, hasEnded } from '../../../tools/serve/server-process';
import { endWithTests } from './production-server';

const debian = '/usr/lib/postgresql';
const [newest = ''] = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
const programs = path.join(debian, newest, 'bin');

/** Whether Debian's package `postgresql` is installed; prints a note when it is not. */
export const hasPostgres = existsSync(path.join(programs, 'initdb'));
if (!hasPostgres)
  console.warn('postgresql is not installed: the tests of the outbox in a database are skipped.');

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts a temporary PostgreSQL on loopback, in a temporary folder. It does not run as root. */
export async function startPostgres(settings: readonly string[] = ['fsync=off']) {
  const dir = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid) chownSync(dir, user.uid, user.gid);
  const options = { cwd: dir, ...user };
  const cluster = ['-D', dir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), cluster, { ...options, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;

  async function answers(): Promise<boolean> {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 500 });
    return await client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  }

  const postgres = {
    url,

    async start(): Promise<void> {
      const words = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
      const flags = ['-D', dir, ...words.flatMap((word) => ['-c', word])];
      server = spawn(path.join(programs, 'postgres'), flags, {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const printed = text(server.stderr as Readable);
      endWithTests(server, 'SIGQUIT');
      while (!(await answers())) {
        if (hasEnded(server)) throw new Error(`PostgreSQL does not start: ${await printed}`);
        await new Promise((done) => setTimeout(done, 50));
      }
    },

    /** Ends it like a crash, with its connections. */
    async stop(): Promise<void> {
      if (server) await endProcess(server, 'SIGQUIT');
    },

    /** Runs a query in the database. */
    async query(text: string): Promise<Record<string, unknown>[]> {
      const client = new Client({ connectionString: url });
      await client.connect();
      return await client
        .query(text)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },

    async close(): Promise<void> {
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endWithTests } from '../servers/production-server';

/**
 * Starts the routes in a process that is frozen (SIGSTOP) like a function of a platform: it runs during a request, and
 * after the answer until the promises of `waitUntil` have ended.
 *
 * @param settings the settings, which name a database
 */
export async function startFrozenHost(settings: Record<string, string>) {
  const file = path.resolve('e2e/support/mail/frozen-process.ts');
  const environment = { VERCEL: '1', ...settings };
  const child = fork(file, [JSON.stringify(environment)], { execArgv: ['--import', 'tsx'], silent: true });
  endWithTests(child);
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const started = once(child, 'message');
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The process has ended: ${errors}`);
  });
  const [url] = await Promise.race([started, ended]);
  ended.catch(() => {});
  child.kill('SIGSTOP');
  return {
    /** Thaws the process for a request, and freezes it again when the request and its background work are done. */
    async call(address: string, init?: RequestInit): Promise<Response> {
      child.kill('SIGCONT');
      const response = await fetch(url + address, init);
      const settled = once(child, 'message');
      child.send('settle');
      await settled;
      child.kill('SIGSTOP');
      return response;
    },

    /** Thaws the process for a request, and kills it in the middle. */
    async kill(address: string, init: RequestInit, when: () => Promise<void>): Promise<void> {
      child.kill('SIGCONT');
      const request = fetch(url + address, init).catch(() => null);
      await when();
      child.kill('SIGKILL');
      await request;
    },

    async close(): Promise<void> {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

export type FrozenHost = Awaited<ReturnType<typeof startFrozenHost>>;

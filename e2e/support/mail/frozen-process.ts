/** The process of `startFrozenHost`: the routes on loopback, with the settings of its first argument. */
import { mountRoutes } from './mounted-routes';

const pending = new Set<Promise<unknown>>();

function waitUntil(promise: Promise<unknown>): void {
  pending.add(promise);
  promise.catch(() => {}).finally(() => pending.delete(promise));
}

mountRoutes(JSON.parse(process.argv[2] ?? '{}'), waitUntil).then(({ url }) => {
  process.on('message', async () => {
    while (pending.size > 0) await Promise.allSettled(pending);
    process.send?.('settled');
  });
  process.send?.(url);
});

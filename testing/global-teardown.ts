import { setTimeout as pause } from 'node:timers/promises';

/** Fails a run of the unit tests in which a test has left a server open, which would keep the run from ending. */
export default async function globalTeardown(): Promise<void> {
  const countServers = () =>
    process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
  // A server that has just been closed counts until the next turn.
  for (let turn = 0; turn < 10 && countServers() > 0; turn += 1) await pause(100);
  if (countServers() > 0)
    throw new Error(`${countServers()} servers were left open: close what a test starts.`);
}

import type { AddressInfo, Server } from 'node:net';

/**
 * Makes a server listen for this machine alone.
 *
 * @param port 0 takes a free one
 * @returns the port
 * @throws Error when the port is taken
 */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

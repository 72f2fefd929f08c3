import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Tells whether a host is this machine, on any port; an IPv6 address with or without brackets. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/.test(host);
}

/**
 * Makes a server listen on this machine only.
 *
 * @param port 0 for a free one
 * @returns the port
 * @throws Error when the port is in use
 */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Ends a server with its kept-alive connections. */
export async function endServer(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}

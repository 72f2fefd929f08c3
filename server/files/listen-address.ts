import { hostname } from 'node:os';

/**
 * Returns the address to listen on: PORT, by default 4000, and HOSTNAME. Container engines set HOSTNAME to the
 * container's name, which is not a setting and which `localhost` does not reach.
 *
 * @param ownHost without HOSTNAME; every address by default
 * @throws Error when PORT is no port
 */
export function listenAddress(
  environment: NodeJS.ProcessEnv,
  ownHost = '0.0.0.0',
): { port: number; host: string } {
  const portText = environment.PORT ?? '';
  const port = Number(portText || 4000);
  if (!/^\d*$/.test(portText) || port > 65_535)
    throw new Error(`PORT is “${portText}”: write a number from 0 to 65535; 0 takes a free port.`);
  const host = environment.HOSTNAME;
  return { port, host: host && host !== hostname() ? host : ownHost };
}

/** The first descriptor that systemd passes; https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html */
const firstDescriptor = 3;

/**
 * Returns the descriptor of the socket that systemd holds for this process (deploy/company-site.socket), so that
 * connections wait while the server restarts; undefined without one.
 */
export function inheritedSocket({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): number | undefined {
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? firstDescriptor : undefined;
}

/** Returns what is wrong with PORT or HOSTNAME, in a sentence, after a server could not listen there. */
export function describeListenError(
  { code }: NodeJS.ErrnoException,
  { port, host }: { port: number; host: string },
): string {
  if (code === 'EADDRINUSE')
    return `PORT is ${port}, where another program listens: stop it, or set another.`;
  if (code === 'EACCES') return `PORT is ${port}, which this user may not use: set one above 1023.`;
  return `HOSTNAME is “${host}”, which is no address of this machine (${code}): leave it out, or write 127.0.0.1.`;
}

import { hostname } from 'node:os';

/**
 * Returns the address to listen on: PORT, by default 4000, and HOSTNAME. Container engines set HOSTNAME to the
 * container's name, which is not a setting and which `localhost` does not reach.
 *
 * @param ownHost without HOSTNAME; every address by default
 */
export function listenAddress(
  { PORT, HOSTNAME }: NodeJS.ProcessEnv,
  ownHost = '0.0.0.0',
): { port: number; host: string } {
  return { port: Number(PORT || 4000), host: HOSTNAME && HOSTNAME !== hostname() ? HOSTNAME : ownHost };
}

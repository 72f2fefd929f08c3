import net from 'node:net';

type Handle = { fd: number; close: () => void };

/** Node's own test hook: binds a socket without accepting its connections. */
const { _createServerHandle: bind } = net as unknown as {
  _createServerHandle: (host: string, port: number, family: 4) => Handle | number;
};

/**
 * Holds a listening socket for servers that follow one another, as systemd does with deploy/company-site.socket.
 *
 * @returns its descriptor, and the start of a command that inherits it as the descriptor 3
 */
export function holdSocket(port: number) {
  const handle = bind('127.0.0.1', port, 4);
  if (typeof handle === 'number') throw new Error(`The port ${port} is taken.`);
  return {
    descriptor: handle.fd,
    launcher: ['sh', '-c', 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"'],
    close: () => handle.close(),
  };
}

export type HeldSocket = ReturnType<typeof holdSocket>;

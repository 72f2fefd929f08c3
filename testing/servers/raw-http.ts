import { connect } from 'node:net';

export type RawAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string;
  ms: number;
  cut: boolean;
};

/**
 * Sends bytes as they are, and reads until the server ends the answer or the connection.
 *
 * @param write sends the parts; ends when there is no more to send. The connection stays open then.
 */
export async function rawHttp(
  port: number,
  write: (send: (part: string | Uint8Array) => Promise<void>, isAnswered: () => boolean) => Promise<void>,
): Promise<RawAnswer> {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  let ended = false;
  const finished = new Promise<void>((done) => {
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (isWhole(text)) done();
    });
    for (const event of ['close', 'end', 'error']) {
      socket.on(event, () => {
        ended = true;
        done();
      });
    }
  });
  const send = (part: string | Uint8Array) =>
    new Promise<void>((done) => {
      if (ended) return done();
      if (socket.write(part)) return done();
      socket.once('drain', done);
      socket.once('close', () => done());
    });
  await write(send, () => ended || text !== '');
  await finished;
  const ms = performance.now() - started;
  socket.destroy();
  return { ...parse(text), ms, cut: ended };
}

/** The head of a POST with JSON. */
export function head(path: string, port: number, more: Record<string, string> = {}): string {
  const headers = {
    Host: `127.0.0.1:${port}`,
    'Content-Type': 'application/json',
    'Accept-Language': 'en',
    ...more,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /^content-length: (\d+)/im.exec(text.slice(0, end))?.[1];
  return length === undefined
    ? text.endsWith('0\r\n\r\n')
    : Buffer.byteLength(text.slice(end + 4)) >= Number(length);
}

function parse(text: string): Pick<RawAnswer, 'status' | 'headers' | 'body'> {
  const [top = '', rest = ''] = text.split(/\r\n\r\n(.*)/s);
  const [status = '', ...lines] = top.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/: (.*)/s);
      return [name.toLowerCase(), value];
    }),
  );
  const body = headers['transfer-encoding'] === 'chunked' ? rest.replace(/(^|\r\n)[0-9a-f]+\r\n/g, '') : rest;
  return { status: Number(status.split(' ')[1]), headers, body };
}

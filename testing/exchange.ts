import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Exchange = { status: number; headers: Record<string, string>; body: Buffer };

type Question = { method?: string; headers?: Record<string, string> };

/**
 * Asks for a path exactly as it is written: nothing is put in order, followed or decompressed on the way.
 *
 * @param server the address of the server
 */
export async function exchange(
  server: string,
  path: string,
  { method = 'GET', headers = {} }: Question = {},
): Promise<Exchange> {
  const { hostname, port } = new URL(server);
  return await new Promise((done, fail) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', fail);
    asked.end();
  });
}

/** The body as it was before it was compressed. */
export function plainBody({ headers, body }: Exchange): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Headers of one connection, which HTTP/2 does not have. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Serves a site over HTTP/2 with TLS, as in production, with a certificate for this machine from `openssl`.
 *
 * @param site the address that it passes GET requests to
 */
export async function withSecureSite<T>(site: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = createSecureServer(makeCertificate(), (asked, answer) => {
    const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    request(new URL(asked.url, site), { headers: Object.fromEntries(headers) }, (found) => {
      const kept = Object.entries(found.headers).filter(([name]) => !ofConnection.includes(name));
      answer.writeHead(found.statusCode ?? 502, Object.fromEntries(kept));
      found.pipe(answer);
    })
      .on('error', () => answer.stream.destroy())
      .end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return await use(`https://localhost:${port}`).finally(() => server.close());
}

function makeCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const files = { key: path.join(folder, 'key.pem'), cert: path.join(folder, 'cert.pem') };
  const options = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', ['req', '-x509', ...options, '-keyout', files.key, '-out', files.cert], {
    stdio: 'pipe',
  });
  const certificate = { key: readFileSync(files.key), cert: readFileSync(files.cert) };
  rmSync(folder, { recursive: true });
  return certificate;
}

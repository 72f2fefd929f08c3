import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcess, freePort, untilAnswered } from '../standalone';

/** Inside the project, so that Next and React are found where the site finds them. */
const folder = path.join('var', 'empty-page');

const files = {
  // A project of its own for Next, which else would take the site's settings; its root is the site's, for the packages.
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default ${JSON.stringify({ turbopack: { root: process.cwd() } })};\n`,
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}\n`,
  'app/page.jsx': 'export default function Page() {\n  return <h1>Empty</h1>;\n}\n',
};

/**
 * Writes, builds and serves the least that Next can serve: one page without a client component. What it weighs is the floor
 * under every page of the site. A first build takes some seconds, a later one finds the compiler's cache.
 *
 * @throws Error when the build fails or the server does not answer
 */
export async function serveEmptyPage(): Promise<{ url: string; stop(): Promise<void> }> {
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  execFileSync('node_modules/.bin/next', ['build', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const port = await freePort();
  const server = spawn('node_modules/.bin/next', ['start', folder, '-p', String(port)], { stdio: 'ignore' });
  process.once('exit', () => server.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, server);
  return { url, stop: () => endProcess(server) };
}

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcess, freePort, standalone, untilAnswered } from '../standalone';

/** Inside the project, so that Next and React are found where the site finds them. */
const folder = path.join('var', 'empty-page');

/** Where the finished server of the empty page has what `next build` made. */
export const builtEmptyPage = path.join(folder, standalone, folder, '.next');

const config = {
  output: 'standalone',
  outputFileTracingRoot: process.cwd(),
  turbopack: { root: process.cwd() },
};

const files = {
  // A project of its own for Next, which else would take the site's settings; its root is the site's, for the packages.
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default ${JSON.stringify(config)};\n`,
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}\n`,
  'app/page.jsx': 'export default function Page() {\n  return <h1>Empty</h1>;\n}\n',
};

/** The same page at further addresses, `/0`, `/1` and so on. */
const furtherFiles = (count: number) => ({
  'app/[number]/page.jsx': `export function generateStaticParams() {
  return Array.from({ length: ${count} }, (_, number) => ({ number: String(number) }));
}

export default function Page() {
  return <h1>Empty</h1>;
}\n`,
});

/**
 * Writes and builds the least that Next can make: a page without a client component. A first build takes some seconds, a
 * later one finds the compiler's cache.
 *
 * @param further at how many more addresses the page stands
 * @throws Error when the build fails
 */
export function buildEmptyPage(further = 0): void {
  rmSync(path.join(folder, 'app'), { recursive: true, force: true });
  const written = { ...files, ...(further > 0 ? furtherFiles(further) : {}) };
  for (const [name, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  execFileSync('node_modules/.bin/next', ['build', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}

/**
 * Builds the empty page and serves it: what it weighs is the floor under every page of the site.
 *
 * @throws Error when the build fails or the server does not answer
 */
export async function serveEmptyPage(): Promise<{ url: string; stop(): Promise<void> }> {
  buildEmptyPage();
  const port = await freePort();
  const server = spawn('node_modules/.bin/next', ['start', folder, '-p', String(port)], { stdio: 'ignore' });
  process.once('exit', () => server.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, server);
  return { url, stop: () => endProcess(server) };
}

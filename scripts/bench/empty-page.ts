import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
 * Writes and builds the least that Next can serve: one page without a client component. What it weighs is the floor
 * under every page of the site. A first build takes some seconds, a later one finds the compiler's cache.
 *
 * @returns the folder of the build, for `next start`
 * @throws Error when the build fails
 */
export function buildEmptyPage(): string {
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  execFileSync('node_modules/.bin/next', ['build', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return folder;
}

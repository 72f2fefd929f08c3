/** The production build, step by step: `npm run build`. Each step stops with a reason when what it expects is not there. */
import { spawnSync } from 'node:child_process';
import nextEnv from '@next/env';
import type { Policy } from '../../site/headers';
import { checkIslands } from './check-islands';
import { compressSite } from './compress';
import { type NextOutput, readNextOutput } from './next-output';
import { checkOrigins } from './origins';

function command(name: string, ...words: string[]): void {
  const { status } = spawnSync(name, words, { stdio: 'inherit', env: process.env });
  if (status !== 0) throw new Error(`“${[name, ...words].join(' ')}” failed: its reason stands above.`);
}

let output: NextOutput;
let policy: Policy;
const warnings: string[] = [];

const steps: Record<string, () => void | Promise<void>> = {
  'the addresses': () => {
    nextEnv.loadEnvConfig(process.cwd());
    warnings.push(...checkOrigins(process.env));
  },
  'icons and sizes of logos': () => command('tsx', 'tools/build/assets/brand/index.ts'),
  pictures: () => command('tsx', 'tools/build/assets/pictures/index.ts', '--published'),
  'social previews': () => command('tsx', 'tools/build/assets/previews/index.ts'),
  'pages and routes': () => command('next', 'build'),
  'the list of what Next has built': () => {
    output = readNextOutput();
  },
  // Loaded here, because they read the site's address, which the first step takes from the environment files.
  'the static site': async () => {
    const { layOutSite } = await import('./static-site');
    policy = await layOutSite(output);
  },
  brochures: async () => {
    const { addBrochures } = await import('./brochures');
    warnings.push(...(await addBrochures()));
  },
  'the compressed forms': () => compressSite(),
  'the server': async () => {
    const { layOutServer } = await import('./server');
    await layOutServer(output, policy);
  },
  'a check that every island hydrates': () => checkIslands(),
};

for (const [title, run] of Object.entries(steps)) {
  const started = performance.now();
  try {
    await run();
  } catch (error) {
    console.error(`\nThe build stopped at ${title}: ${(error as Error).message}`);
    process.exit(1);
  }
  console.log(`✓ ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
for (const warning of warnings) console.warn(`\n⚠ WARNING: ${warning}`);

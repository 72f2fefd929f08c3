/** Runs the production build step by step (`npm run build`). A step without its input stops the build with a reason. */
import { spawnSync } from 'node:child_process';
import nextEnv from '@next/env';
import { dist } from '../../lib/http/folders';
import { validateRecords } from '../../model/read/validate';
import { writeBuildFile } from './build-file';
import { checkBuildSettings, platformSettings } from './build-settings';
import { checkIslands } from './check-islands';
import { checkLinks } from './check-links';
import { findChromium } from './chromium';
import { compressSite } from './compress';
import { type NextOutput, readNextOutput } from './next-output';
import type { BuiltPage } from './static-site';

function command(name: string, ...options: string[]): void {
  const { status } = spawnSync(name, options, { stdio: 'inherit', env: process.env });
  if (status !== 0) throw new Error(`“${[name, ...options].join(' ')}” failed: see above.`);
}

process.env.NEXT_TELEMETRY_DISABLED ??= '1';

let output: NextOutput;
let pages: BuiltPage[];
const browser = findChromium()?.path ?? '';
const warnings: string[] = [];

// Imported late, like the other steps that read the site's address.
async function layOutPlatformOfBuild(): Promise<void> {
  const { layOutPlatform } = await import('./platform');
  await layOutPlatform();
}

const steps: Record<string, () => void | Promise<void>> = {
  'read the settings of the build': () => {
    nextEnv.loadEnvConfig(process.cwd());
    Object.assign(process.env, platformSettings(process.env));
    warnings.push(...checkBuildSettings(process.env));
  },
  'find a browser for brochures': () => {
    // Tests that build a fixture company set it to ''.
    process.env.BROCHURES ??= browser;
    if (!browser)
      warnings.push('there is no Chromium on this machine, so the pages offer no brochures (PDF).');
  },
  'validate records': () => validateRecords(),
  'generate icons, pictures and share images': () =>
    command('tsx', 'tools/build/assets/command.ts', '--published'),
  'build pages and routes': () => command('next', 'build'),
  'read the output of Next': () => {
    output = readNextOutput();
  },
  // Imported here, because they read the site's address at import, and the first step sets it from the environment files.
  'lay out the static site': async () => {
    const { layOutSite } = await import('./static-site');
    pages = await layOutSite(output);
    await writeBuildFile();
  },
  'check that islands hydrate': () => checkIslands(pages),
  'print brochures': async () => {
    const { printBrochures } = await import('./brochures');
    await printBrochures(pages, browser);
  },
  'compress files': () => compressSite(),
  'lay out the server': async () => {
    const { layOutServer } = await import('./server');
    await layOutServer(output, pages);
  },
  'check that links stay inside': () => checkLinks(dist),
  ...(process.env.VERCEL && { 'lay out the platform': layOutPlatformOfBuild }),
};

for (const [index, [title, run]] of Object.entries(steps).entries()) {
  const started = performance.now();
  try {
    await run();
  } catch (error) {
    console.error(`\nThe build stopped at “${title}”: ${(error as Error).message}`);
    process.exit(1);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`✓ ${index + 1}/${Object.keys(steps).length} ${title} (${seconds} s)`);
}
for (const warning of warnings) console.warn(`\n⚠ WARNING: ${warning}`);

import { build } from 'esbuild';
import { siteUrl } from '../../lib/seo/metadata';

/** Bundles programs, by their names, for a folder of the server. */
export async function bundleForServer(entryPoints: Record<string, string>, outdir: string): Promise<void> {
  await build({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Beside the routes, which Next leaves it out of; it would look for pg-native in a bundle.
    external: ['pg'],
    // As Next does in the routes.
    define: { 'process.env.NEXT_PUBLIC_SITE_URL': JSON.stringify(siteUrl) },
    logLevel: 'error',
  });
}

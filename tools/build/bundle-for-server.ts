import { build } from 'esbuild';
import { siteUrl } from '../../lib/seo/metadata';

/** Bundles each named program into a folder of the server. */
export async function bundleForServer(entryPoints: Record<string, string>, outdir: string): Promise<void> {
  await build({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Next does not bundle `pg` either, because a bundled `pg` fails to load pg-native. It is installed beside the routes.
    external: ['pg'],
    // As Next does in the routes.
    define: { 'process.env.NEXT_PUBLIC_SITE_URL': JSON.stringify(siteUrl) },
    logLevel: 'error',
  });
}

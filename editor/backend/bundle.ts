import { build } from 'esbuild';

type Bundle = { script: string; styles: string };

let bundle: Promise<Bundle> | undefined;

/** Bundles the page of the editor as one script and one style sheet, once in a process. */
export function bundlePage(): Promise<Bundle> {
  bundle ??= makeBundle();
  return bundle;
}

async function makeBundle(): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: ['editor/page/main.tsx'],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    outdir: 'out',
    write: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.SITE_TIME_ZONE': JSON.stringify(process.env.SITE_TIME_ZONE ?? ''),
    },
    loader: { '.woff2': 'dataurl' },
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), styles: textOf('.css') };
}

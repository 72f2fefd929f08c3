import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type OutputFile, type Plugin } from 'esbuild';
import packageFile from '../../package.json' with { type: 'json' };

const folder = path.join('components', 'islands');

/** What renders the islands: Preact behind React's interface, a tenth of the weight (docs/decisions.md), or React itself. */
const renderers = {
  preact: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  react: {},
};

type Renderer = keyof typeof renderers;

/** The oldest browsers of the promise (docs/browsers.md), as esbuild names them: `safari >= 16.0` is `safari16.0`. */
const target = packageFile.browserslist.map((query) => query.replace(' >= ', ''));

const forbidden =
  /^(next|next-intl|react-dom\/server)(\/|$)|^node:|^@\/(app|content|messages|server|site)(\/|$)/;

/** Refuses what cannot or must not reach the browser. */
const walls: Plugin = {
  name: 'walls',
  setup({ onResolve }) {
    onResolve({ filter: forbidden }, ({ path: name, importer }) => ({
      errors: [
        {
          text: `${path.relative('.', importer)} imports “${name}”, which an island cannot have: pass finished strings and nodes in its props.`,
        },
      ],
    }));
  },
};

/** The files that a page can name as islands: those with the directive. */
function listIslandFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
}

/**
 * Bundles every island with what hydrates them.
 *
 * @param renderer by default the one that the setting `ISLANDS` names
 * @returns the file name of the script, which is a hash of it, and its code
 * @throws Error when an island imports what the browser cannot have, or does not compile
 */
export async function bundleIslands(renderer?: Renderer): Promise<{ name: string; code: string }> {
  const script = await bundle(listIslandFiles(), renderer);
  return { name: path.basename(script.path), code: script.text };
}

/** @param files that export components, from the root of the project */
export async function bundle(
  files: readonly string[],
  renderer = process.env.ISLANDS || 'preact',
): Promise<OutputFile> {
  if (!(renderer in renderers)) throw new Error(`ISLANDS is “${renderer}”: write preact or react.`);
  const { outputFiles } = await build({
    stdin: {
      contents: [
        "import { defineIslands } from './components/hydration/hydrate';",
        ...files.map((file, index) => `import * as island${index} from './${file}';`),
        `defineIslands({ ${files.map((_, index) => `...island${index}`).join(', ')} });`,
      ].join('\n'),
      resolveDir: process.cwd(),
      sourcefile: 'islands.ts',
    },
    alias: renderers[renderer as Renderer],
    define: { 'process.env.NODE_ENV': '"production"' },
    target,
    plugins: [walls],
    // Next collects the style sheets.
    loader: { '.css': 'empty' },
    bundle: true,
    minify: true,
    format: 'esm',
    outdir: '.',
    entryNames: '[hash]',
    write: false,
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('esbuild has written no script.');
  return script;
}

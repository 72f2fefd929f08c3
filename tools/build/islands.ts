import path from 'node:path';
import { build, type OutputFile, type Plugin } from 'esbuild';
import packageFile from '../../package.json' with { type: 'json' };

const folder = path.join('components', 'islands');

const preact = './components/islands/runtime/preact.ts';

/** The renderers of the islands: Preact under React's names, a tenth of the size (docs/decisions.md), or React itself. */
const renderers = {
  preact: {
    react: preact,
    'react-dom': preact,
    'react-dom/client': preact,
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  react: {},
};

type Renderer = keyof typeof renderers;

/** The oldest supported browsers (docs/browsers.md) in the form of esbuild: `safari >= 16.0` is `safari16.0`. */
const target = packageFile.browserslist.map((query) => query.replace(' >= ', ''));

const forbidden =
  /^(next|next-intl|react-dom\/server)(\/|$)|^node:|^@\/(app|content|model|messages|server|lib\/(seo|http))(\/|$)/;

/** Rejects imports that the browser cannot or must not have. */
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

/** The script of some pages: its address, and its code. */
export type IslandScript = { address: string; code: string };

/** Returns the distinct names of the islands in the HTML of a page. */
export function listIslands(html: string): string[] {
  const names = Array.from(html.matchAll(/<site-island name="(\w+)"/g), ([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** Returns a function that bundles the script of a page; pages with the same islands share one. */
export function createBundler(renderer?: Renderer): (html: string) => Promise<IslandScript> {
  const scripts = new Map<string, Promise<IslandScript>>();
  return (html) => {
    const names = listIslands(html);
    const script = scripts.get(names.join()) ?? bundleIslands(names, renderer);
    scripts.set(names.join(), script);
    return script;
  };
}

/**
 * Bundles islands with the code that hydrates them.
 *
 * @param names of components; the file of `ListFilter` is `list-filter/list-filter.tsx`
 * @param renderer by default the one that the setting `ISLANDS` names
 * @throws Error when an island has a forbidden import, or does not compile
 */
export async function bundleIslands(names: readonly string[], renderer?: Renderer): Promise<IslandScript> {
  const files = names.map((name) => {
    const island = name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
    return [name, path.join(folder, island, `${island}.tsx`)];
  });
  const { path: file, text } = await bundle(Object.fromEntries(files), renderer);
  return { address: `/islands/${path.basename(file)}`, code: text };
}

/** @param files from the root of the project, by the name of the component that each exports */
export async function bundle(
  files: Readonly<Record<string, string>>,
  renderer = process.env.ISLANDS || 'preact',
): Promise<OutputFile> {
  if (!(renderer in renderers)) throw new Error(`ISLANDS is “${renderer}”: write preact or react.`);
  const { outputFiles } = await build({
    stdin: {
      contents: [
        // The first page of a visit may have no form, but its script must store the origin of the visit.
        "import './components/islands/inquiry-form/visit-origin';",
        "import './components/islands/runtime/keep-choice';",
        "import { defineIslands } from './components/islands/runtime/hydrate';",
        // A namespace would keep its own code for each island.
        ...Object.entries(files).map(([name, file]) => `import { ${name} } from './${file}';`),
        `defineIslands({ ${Object.keys(files).join(', ')} });`,
      ].join('\n'),
      resolveDir: process.cwd(),
      sourcefile: 'islands.ts',
    },
    alias: renderers[renderer as Renderer],
    define: { 'process.env.NODE_ENV': '"production"' },
    target,
    plugins: [walls],
    // Next bundles the style sheets.
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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import { type CallExpression, type Node, traverseFast } from '@babel/types';
import { listFiles } from './site-files';

/** A place where the code asks for a text: `t('title', { name })`. */
export type Use = {
  file: string;
  line: number;
  /** The full key; several when translators of one name have several namespaces. */
  keys: string[];
  /** The arguments and tags that it fills in; undefined when the call does not name them. */
  filled: string[] | undefined;
};

/** What the code says about texts. */
export type CodeKeys = {
  uses: Use[];
  /** Whether it asks for a key, or for one inside a group. */
  asks: (key: string) => boolean;
  /** Every name and word in it, among them the arguments of texts whose key is put together. */
  names: ReadonlySet<string>;
  /** Every address of a file in it, such as `/brand/logo.svg`; what a template fills in is a `*`. */
  addresses: ReadonlySet<string>;
};

const folders = ['app', 'components', 'content', 'i18n', 'server', 'tools', 'ops', 'lib', 'site'];
const makers = /\b(?:useTranslations|getTranslations|createTranslator)\b/;

/** Several checks need the same files, which stay as they are while a check runs. */
const known = new Map<string, CodeKeys>();

/** Reads the source files of the site, without tests. */
export function readCodeKeys(root: string): CodeKeys {
  const code = known.get(root) ?? readCode(root);
  known.set(root, code);
  return code;
}

function readCode(root: string): CodeKeys {
  const files = folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.startsWith('tools/check/'))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
  const uses = files.flatMap(({ file, source }) => (makers.test(source) ? usesIn(file, source) : []));
  const keys = uses.flatMap((use) => use.keys);
  const sources = files.map(({ source }) => source);
  return {
    uses,
    asks: (key) => keys.some((asked) => `${asked}.`.startsWith(`${key}.`)),
    names: new Set(sources.flatMap((source) => source.match(/\b\w+\b/g) ?? [])),
    addresses: new Set(
      sources.flatMap((source) =>
        Array.from(source.matchAll(/['"`](\/[^'"`\n]*\.\w+)['"`]/g), ([, text = '']) =>
          text.replace(/\$\{[^}]*\}/g, '*'),
        ),
      ),
    ),
  };
}

function usesIn(file: string, source: string): Use[] {
  const translators: { name: string; namespace: string }[] = [];
  const calls: CallExpression[] = [];
  traverseFast(parseCode(source), (node) => {
    if (node.type === 'CallExpression') calls.push(node);
    if (node.type !== 'VariableDeclarator') return;
    const [name, namespace] = [nameOf(node.id), namespaceOf(node.init)];
    if (name !== undefined && namespace !== undefined) translators.push({ name, namespace });
  });
  return calls.flatMap(({ callee, arguments: [key, values], loc }) => {
    const [translator, method] =
      callee.type === 'MemberExpression' ? [callee.object, nameOf(callee.property)] : [callee, 'call'];
    if (key?.type !== 'StringLiteral' || !/^(call|rich|markup|raw|has)$/.test(method ?? '')) return [];
    const own = namespaceOf(translator);
    const named = translators.filter(({ name }) => name === nameOf(translator));
    const namespaces = own === undefined ? named.map(({ namespace }) => namespace) : [own];
    const keys = namespaces.map((namespace) => (namespace ? `${namespace}.${key.value}` : key.value));
    const filled = /^(raw|has)$/.test(method ?? '') ? undefined : filledIn(values);
    return keys.length > 0 ? { file, line: loc?.start.line ?? 1, keys, filled } : [];
  });
}

/** A file that cannot be read is reported by the linter. */
function parseCode(source: string): Node | undefined {
  try {
    return parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  } catch {
    return undefined;
  }
}

/** The namespace of `useTranslations('Hero')`, which may be awaited; `''` for all, undefined for other code. */
function namespaceOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'AwaitExpression') return namespaceOf(node.argument);
  if (node?.type !== 'CallExpression' || !makers.test(nameOf(node.callee) ?? '')) return undefined;
  const [options] = node.arguments;
  const named = options?.type === 'ObjectExpression' ? options.properties : [];
  const values = named.map((part) =>
    part.type === 'ObjectProperty' && nameOf(part.key) === 'namespace' ? part.value : undefined,
  );
  return [options, ...values].filter((value) => value?.type === 'StringLiteral')[0]?.value ?? '';
}

function filledIn(values: Node | undefined): string[] | undefined {
  if (values && values.type !== 'ObjectExpression') return undefined;
  const names = values?.properties.map((part) => ('key' in part ? nameOf(part.key) : undefined)) ?? [];
  return names.every((name) => name !== undefined) ? names : undefined;
}

function nameOf(node: Node | null | undefined): string | undefined {
  return node?.type === 'Identifier' ? node.name : undefined;
}

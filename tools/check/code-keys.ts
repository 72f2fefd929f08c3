import { parse } from '@babel/parser';
import { type CallExpression, type Node, traverseFast } from '@babel/types';
import { matchesOf, readSources, type Source } from './site-files';

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
const makers = /^(useTranslations|getTranslations|createTranslator)$/;

/** Several checks need the same files, which stay as they are while a check runs. */
const known = new Map<string, CodeKeys>();

/** Reads the source files of the site, without tests. */
export function readCodeKeys(root: string): CodeKeys {
  const code = known.get(root) ?? readCode(root);
  known.set(root, code);
  return code;
}

function readCode(root: string): CodeKeys {
  const sources = readSources(root, folders).filter(({ file }) => !/^tools\/check\/|\.css$/.test(file));
  const uses = sources.flatMap((source) => (/Translat(ions|or)\b/.test(source.code) ? usesIn(source) : []));
  const keys = uses.flatMap((use) => use.keys);
  const addresses = sources.flatMap(({ code }) => matchesOf(code, /['"`](\/[^'"`\n]*\.\w+)['"`]/g));
  return {
    uses,
    asks: (key) => keys.some((asked) => `${asked}.`.startsWith(`${key}.`)),
    names: new Set(sources.flatMap(({ code }) => matchesOf(code, /\b(\w+)\b/g))),
    addresses: new Set(addresses.map((text) => text.replace(/\$\{[^}]*\}/g, '*'))),
  };
}

function usesIn({ file, code }: Source): Use[] {
  const textOf = ({ start, end }: Node) => code.slice(start ?? 0, end ?? 0);
  const translators: { name: string; namespace: string }[] = [];
  const calls: CallExpression[] = [];
  traverseFast(parseCode(code), (node) => {
    if (node.type === 'CallExpression') calls.push(node);
    if (node.type !== 'VariableDeclarator') return;
    const namespace = namespaceOf(node.init);
    if (namespace !== undefined) translators.push({ name: textOf(node.id), namespace });
  });
  return calls.flatMap(({ callee, arguments: [key, values], loc }) => {
    const [translator, method] =
      callee.type === 'MemberExpression' ? [callee.object, textOf(callee.property)] : [callee, 'call'];
    if (key?.type !== 'StringLiteral' || !/^(call|rich|markup|raw|has)$/.test(method)) return [];
    const own = namespaceOf(translator);
    const named = translators.filter(({ name }) => name === textOf(translator));
    const namespaces = own === undefined ? named.map(({ namespace }) => namespace) : [own];
    const keys = namespaces.map((namespace) => (namespace ? `${namespace}.${key.value}` : key.value));
    const filled = /^(raw|has)$/.test(method) ? undefined : filledIn(values);
    return keys.length > 0 ? { file, line: loc?.start.line ?? 1, keys, filled } : [];
  });
}

/** A file that cannot be read is reported by the linter. */
function parseCode(code: string): Node | undefined {
  try {
    return parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
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

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

/** The names of the values of a call; undefined where they are not written in it. */
function filledIn(values: Node | undefined): string[] | undefined {
  if (values && values.type !== 'ObjectExpression') return undefined;
  const keys = values?.properties.map((part) => ('key' in part ? part.key : part)) ?? [];
  return keys.every((key) => key.type === 'Identifier') ? keys.map(({ name }) => name) : undefined;
}

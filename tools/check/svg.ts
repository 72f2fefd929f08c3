import { SaxesParser } from 'saxes';
import type { Message } from './sentences';

/** A rejected part of a drawing: the sentence about it, and its source. */
type Finding = { key: Message['key']; value: string };

/** A parsed drawing. `root` is undefined without an SVG element; `brokenLine` is the first line with a syntax error, from 1. */
type Svg = { root: { name: string; viewBox: string } | undefined; findings: Finding[]; brokenLine?: number };

const svg = 'http://www.w3.org/2000/svg';

/** The other namespaces with elements that a browser executes in an SVG; elements of drawing programs are notes. */
const activeNamespaces = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/1999/XSL/Transform',
];

const elements = new RegExp(
  `^(?:${[
    'svg|g|defs|symbol|use|switch|a|style|title|desc|metadata',
    'path|rect|circle|ellipse|line|polyline|polygon|marker|pattern|mask|clipPath',
    'linearGradient|radialGradient|stop|filter|fe(?!Image)\\w+',
  ].join('|')})$`,
);

const refusals: [name: RegExp, key: Message['key']][] = [
  [/^(?:script|handler)$/, 'drawings.script'],
  [/^(?:image|feImage|foreignObject)$/, 'drawings.photograph'],
  [/^(?:text|tspan|textPath|tref)$/, 'drawings.letters'],
];

/** An entity with plain text, as Illustrator writes it; markup in an entity would become elements. */
const plainEntity = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/** Parses a drawing like a browser: elements with any prefix, and values with expanded entities. */
export function readSvg(source: string): Svg {
  const parser = new SaxesParser({ xmlns: true });
  const drawing: Svg = { root: undefined, findings: [] };
  const refuse = (key: Finding['key'], value: string) => {
    if (drawing.findings.every((finding) => finding.key !== key)) drawing.findings.push({ key, value });
  };
  let isFirst = true;
  let style: string | undefined;
  const addText = (text: string) => {
    if (style !== undefined) style += text;
  };

  parser.on('error', () => {
    drawing.brokenLine ??= parser.line;
  });
  parser.on('doctype', (doctype) => {
    const [, subset = ''] = /\[([\s\S]*)\]/.exec(doctype) ?? [];
    for (const [, name = '', ...values] of subset.matchAll(plainEntity))
      parser.ENTITIES[name] = values.find((value) => value !== undefined) ?? '';
    // Entities first, because a comment can contain an entity, but not the reverse.
    const [rest] = /<[!?]\w[^>]*/.exec(subset.replace(plainEntity, '').replace(/<!--[\s\S]*?-->/g, '')) ?? [];
    if (rest) refuse(/SYSTEM|PUBLIC|^<\?/.test(rest) ? 'drawings.outside' : 'drawings.element', rest);
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse('drawings.outside', `<?${target}`);
  });
  parser.on('opentag', ({ name, local, uri, attributes, isSelfClosing }) => {
    if (isFirst && uri === svg && local === 'svg')
      drawing.root = { name, viewBox: attributes.viewBox?.value ?? '' };
    isFirst = false;
    const isActive = activeNamespaces.includes(uri);
    if (isActive || (uri === svg && !elements.test(local))) {
      const [, key = 'drawings.element'] = refusals.find(([names]) => names.test(local)) ?? [];
      refuse(key, `<${name}`);
    }
    // A browser also applies the text around an element in a style sheet.
    if (style !== undefined) refuse('drawings.element', `<${name}`);
    if (uri === svg && local === 'style' && !isSelfClosing) style = '';
    for (const attribute of Object.values(attributes)) {
      const key = refusalOf(attribute);
      if (key) refuse(key, `${attribute.name}="${attribute.value}"`);
    }
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ local }) => {
    if (local !== 'style' || style === undefined) return;
    const [reference] = findOutside(style);
    if (reference) refuse('drawings.outside', reference);
    style = undefined;
  });
  parser.write(source).close();
  return drawing;
}

/** Returns the reason to reject an attribute. Event handlers begin with “on”; attributes of drawing programs have a prefix. */
function refusalOf({
  local,
  prefix,
  value,
}: {
  local: string;
  prefix: string;
  value: string;
}): Finding['key'] | undefined {
  if (/^(?:file:|[a-z]:\\|\/home\/|\/Users\/)/i.test(value)) return 'drawings.path';
  if (prefix === 'xml' && local === 'base') return 'drawings.outside';
  const isLink = local === 'href' || local === 'src';
  if (isLink && /^\s*javascript:/i.test(value)) return 'drawings.script';
  if (isLink && !/^\s*(?:#|$)/.test(value)) return 'drawings.outside';
  if (prefix) return undefined;
  if (/^on/i.test(local)) return 'drawings.script';
  return findOutside(value).length > 0 ? 'drawings.outside' : undefined;
}

/** Returns the references of CSS to other files, even escaped ones. */
function findOutside(css: string): string[] {
  const plain = css.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, character = '') =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : character,
  );
  return (
    plain.match(/@import|(?:(?:src|image|image-set|cross-fade)\(|url\(\s*(?!["'\s]*#))[^)]{0,40}/i) ?? []
  );
}

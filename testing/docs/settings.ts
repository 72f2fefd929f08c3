import { blocksOf, codeSpansOf, type Document } from './document';

/** Set by the machine, by Node, by Next.js or by `npm run dev`, not by whoever runs the site. */
const ofTheMachine = new Set([
  'NODE_ENV',
  'NEXT_RUNTIME',
  'CI',
  'PORT',
  'HOSTNAME',
  'PICTURE_SERVER',
  'TEXT_SERVER',
  'EDITOR_PREVIEW',
  'BROCHURES',
]);
const name = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;

/** The settings that a document names, in its code. */
export function settingsIn({ text }: Document): string[] {
  const code = [...codeSpansOf(text), ...blocksOf(text).map((block) => block.text)].join('\n');
  return [...new Set(code.match(name) ?? [])].filter((each) => !ofTheMachine.has(each));
}

/** The settings to which a document gives a row of a table. */
export function settingsTable({ text }: Document): string[] {
  const cells = Array.from(text.matchAll(/^\| (`[^|]*`) \|/gm), ([, cell = '']) => cell);
  return cells.flatMap((cell) => cell.match(name) ?? []);
}

/** The settings of an `.env` file. */
export function settingsOfExample(text: string): string[] {
  return Array.from(text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm), ([, each = '']) => each);
}

/**
 * The settings that code reads: from the environment by name, or by a shape that names them.
 *
 * @param code the text of a program
 */
export function settingsRead(code: string): string[] {
  const named = code.matchAll(/\b(?:process\.env|environment)(?:\.|\[')([A-Z][A-Z0-9_]*)/g);
  const unpacked = code.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g);
  const shaped = code.matchAll(/z\.(?:strictO|o)bject\(\{(.*?)^\}\)/gms);
  return [
    ...Array.from(named, ([, each = '']) => each),
    ...Array.from(unpacked, ([, list = '']) => list.match(name) ?? []).flat(),
    ...Array.from(
      shaped,
      ([, shape = '']) => shape.match(/^ {2}[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?=:)/gm) ?? [],
    ).flat(),
  ]
    .map((each) => each.trim())
    .filter((each) => !ofTheMachine.has(each));
}

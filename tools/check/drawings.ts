import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { routing } from '../../i18n/routing';
import { viewBoxOf } from '../build/assets/brand/drawing-size';
import { error, type Issue } from './issue';
import type { Site } from './read';
import type { Message } from './sentences';

const fileOf = (name: string) => `public/brand/${name}.svg`;

function logosOf(prefix: string): string[] {
  const logos = routing.locales.flatMap((locale) => [`logo-${locale}`, `logo-${locale}-light`]);
  return [...logos, 'mark-light'].map((name) => fileOf(prefix + name));
}

/** What content/index.ts and the build ask for by name; of a building all its drawings, if it has one. */
export function listBrandFiles({ root, buildings }: Site): string[] {
  const own = buildings
    .map((file) => logosOf(`${path.basename(file, '.json')}-`))
    .filter((files) => files.some((file) => existsSync(path.join(root, file))));
  return [...logosOf(''), ...own.flat(), fileOf('icon')];
}

/** Bytes: a logo is a drawing, not a photograph inside a drawing; the plan of a unit has more lines. */
const mostBytesOf = (file: string) => (file.startsWith('public/building/') ? 100_000 : 20_000);

const rules: [at: RegExp, key: Message['key']][] = [
  [/<script|\son\w+\s*=|javascript:/i, 'drawings.script'],
  [/(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!["']?#)|@import|<!ENTITY/i, 'drawings.outside'],
  [/<image\b|<foreignObject/i, 'drawings.photograph'],
  [/<text\b/i, 'drawings.letters'],
];

/**
 * A drawing scales, is small, needs nothing from elsewhere and runs nothing.
 *
 * @param file from the project's root
 */
export function checkDrawing(root: string, file: string): Issue[] {
  const bytes = readFileSync(path.join(root, file));
  const source = bytes.toString('utf8');
  const [, tag] = /<svg\b([^>]*)>/i.exec(source) ?? [];
  if (tag === undefined) return [error({ file }, 'drawings.noSvg')];
  const unsafe = rules.flatMap(([at, key]) => {
    const [value] = at.exec(source) ?? [];
    return value ? [error({ file, value: value.trim() }, key)] : [];
  });
  if (unsafe.length > 0) return unsafe;
  const [, , width = 0, height = 0] = viewBoxOf(tag);
  if (!(width > 0 && height > 0)) return [error({ file, value: `<svg${tag}>` }, 'drawings.noViewBox')];
  const line = brokenLine(source);
  if (line !== undefined) return [error({ file, line }, 'drawings.broken')];
  if (file.endsWith('/icon.svg') && width !== height) {
    return [error({ file, value: `${width}×${height}` }, 'drawings.notSquare')];
  }
  const mostBytes = mostBytesOf(file);
  if (bytes.length <= mostBytes) return [];
  const value = `${Math.round(bytes.length / 1000)} kB`;
  return [error({ file, value }, 'drawings.tooHeavy', { most: `${mostBytes / 1000} kB` })];
}

/** The first line at which a drawing is not well-formed XML, which a browser would refuse to show; undefined if there is none. */
function brokenLine(source: string): number | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let line: number | undefined;
  parser.on('error', () => {
    line ??= parser.line;
  });
  parser.write(source).close();
  return line;
}

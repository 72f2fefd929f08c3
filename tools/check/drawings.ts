import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routing } from '../../i18n/routing';
import { shorten } from '../../lib/shorten';
import { numbersOf } from '../../model/read/drawing-size';
import { error, type Issue } from './issue';
import type { Site } from './read';
import { readSvg } from './svg';

const fileOf = (name: string) => `public/brand/${name}.svg`;

function logosOf(prefix: string): string[] {
  const logos = routing.locales.flatMap((locale) => [`logo-${locale}`, `logo-${locale}-light`]);
  return [...logos, 'mark-light'].map((name) => fileOf(prefix + name));
}

/** Lists the drawings that model and the build require by name, and all drawings of a building that has one of them. */
export function listBrandFiles({ root, buildings }: Site): string[] {
  const own = buildings
    .map((file) => logosOf(`${path.basename(file, '.json')}-`))
    .filter((files) => files.some((file) => existsSync(path.join(root, file))));
  return [...logosOf(''), ...own.flat(), fileOf('icon')];
}

/** Bytes; the limit rejects embedded photographs. Plans of units have more lines, so theirs is higher. */
const mostBytesOf = (file: string) => (file.startsWith('public/building/') ? 100_000 : 20_000);

/**
 * Reports a drawing that does not scale, is too large, loads other files or runs code.
 *
 * @param file from the project's root
 */
export function checkDrawing(root: string, file: string): Issue[] {
  const bytes = readFileSync(path.join(root, file));
  const { root: outermost, findings, brokenLine: line } = readSvg(bytes.toString('utf8'));
  if (!outermost) return [error({ file }, 'drawings.noSvg')];
  if (findings.length > 0)
    return findings.map(({ key, value }) => error({ file, value: shorten(value, 60) }, key));
  if (line !== undefined) return [error({ file, line }, 'drawings.broken')];
  const { name, viewBox } = outermost;
  const [, , width = 0, height = 0] = numbersOf(viewBox);
  if (!(width > 0 && height > 0)) return [error({ file, value: `<${name}` }, 'drawings.noViewBox')];
  if (file.endsWith('/icon.svg') && width !== height) {
    return [error({ file, value: `${width}×${height}` }, 'drawings.notSquare')];
  }
  const mostBytes = mostBytesOf(file);
  if (bytes.length <= mostBytes) return [];
  const value = `${Math.round(bytes.length / 1000)} kB`;
  return [error({ file, value }, 'drawings.tooHeavy', { most: `${mostBytes / 1000} kB` })];
}

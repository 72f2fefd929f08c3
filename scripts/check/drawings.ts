import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Finding } from './finding';

/** Bytes: a logo is a drawing, not a photograph inside a drawing. */
const mostBytes = 20_000;

const rules: [at: RegExp, cure: string][] = [
  [/<script|\son\w+\s*=|javascript:/i, 'has a script inside: export the logo without it'],
  [
    /(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!["']?#)|@import|<!ENTITY/i,
    'loads something from elsewhere: put everything into the drawing',
  ],
  [/<image\b|<foreignObject/i, 'has a photograph or a page inside: draw it as shapes'],
  [/<text\b/i, 'has letters that need a font: turn the text into paths'],
];

/** What was found in drawings that have not changed since. */
const read = new Map<string, Promise<string | undefined>>();

/** What keeps a drawing from being drawn. */
function faultOf(source: string): Promise<string | undefined> {
  const found =
    read.get(source) ??
    sharp(Buffer.from(source))
      .metadata()
      .then(() => undefined, String);
  read.set(source, found);
  return found;
}

/**
 * A drawing scales, is small, needs nothing from elsewhere and runs nothing.
 *
 * @param file from the project's root
 */
export async function checkDrawing(root: string, file: string): Promise<Finding[]> {
  const bytes = readFileSync(path.join(root, file));
  const source = bytes.toString('utf8');
  const error = (cure: string, value?: string): Finding => ({ level: 'error', file, value, cure });
  const [, tag] = /<svg\b([^>]*)>/i.exec(source) ?? [];
  if (tag === undefined) return [error('is no SVG inside: export the logo again, as SVG')];
  const unsafe = rules.flatMap(([at, cure]) => {
    const [found] = at.exec(source) ?? [];
    return found ? [error(cure, found.trim())] : [];
  });
  if (unsafe.length > 0) return unsafe;
  const { width, height } = viewBoxOf(tag);
  if (!(width > 0 && height > 0)) {
    return [
      error('has no viewBox and cannot scale: export it with one, as viewBox="0 0 200 48"', `<svg${tag}>`),
    ];
  }
  const broken = await faultOf(source);
  if (broken) {
    const line = /line (\d+)/.exec(broken)?.[1];
    return [
      {
        ...error('the drawing is cut off or broken here: export the logo again'),
        field: line && `line ${line}`,
      },
    ];
  }
  if (file.endsWith('/icon.svg') && width !== height) {
    return [error('the icon is not square: draw it as wide as it is high', `${width}×${height}`)];
  }
  if (bytes.length <= mostBytes) return [];
  return [error(`is too heavy: at most ${mostBytes / 1000} kB`, `${Math.round(bytes.length / 1000)} kB`)];
}

function viewBoxOf(tag: string): { width: number; height: number } {
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(tag) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { width, height };
}

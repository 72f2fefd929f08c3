import { readFileSync } from 'node:fs';
import path from 'node:path';
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

/** A drawing scales, is small, needs nothing from elsewhere and runs nothing. */
export function checkLogo(root: string, { src }: { src: string }): Finding[] {
  const file = `public${src}`;
  const source = readFileSync(path.join(root, file), 'utf8');
  const error = (cure: string, value?: string): Finding => ({ level: 'error', file, value, cure });
  const [, tag] = /<svg\b([^>]*)>/i.exec(source) ?? [];
  if (tag === undefined || !/<\/svg>\s*$/.test(source))
    return [error('is no SVG inside: export the logo anew as SVG')];
  const findings = rules.flatMap(([at, cure]) => {
    const [found] = at.exec(source) ?? [];
    return found ? [error(cure, found.trim())] : [];
  });
  if (!/\sviewBox\s*=/.test(tag))
    findings.push(error('has no viewBox and cannot scale: export it with one', `<svg${tag}>`));
  const bytes = Buffer.byteLength(source);
  if (bytes > mostBytes) {
    findings.push(error(`is too heavy: at most ${mostBytes / 1000} kB`, `${Math.round(bytes / 1000)} kB`));
  }
  return findings;
}

import path from 'node:path';
import { type Document, proseOf } from './document';

/** Links of a document that lead nowhere: to a file that is not there, or to a heading that its document lacks. */
export function wrongLinks(
  document: Document,
  documents: readonly Document[],
  files: readonly string[],
): string[] {
  const targets = [
    ...Array.from(proseOf(document.text).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target),
    ...Array.from(proseOf(document.text).matchAll(/\b(?:src|href)="([^"]+)"/g), ([, target = '']) => target),
  ];
  return targets.filter(
    (target) => !/^https:\/\//.test(target) && !leads(document, target, documents, files),
  );
}

function leads(
  from: Document,
  target: string,
  documents: readonly Document[],
  files: readonly string[],
): boolean {
  const [place = '', anchor] = target.split('#');
  const file = place ? path.posix.join(path.posix.dirname(from.file), place) : from.file;
  const found = [from, ...documents].find((document) => document.file === file);
  if (anchor === undefined) return files.some((each) => each === file || each.startsWith(`${file}/`));
  return found !== undefined && anchorsOf(found).includes(anchor);
}

/** The anchors that GitHub gives to the headings. */
function anchorsOf({ text }: Document): string[] {
  return Array.from(proseOf(text).matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

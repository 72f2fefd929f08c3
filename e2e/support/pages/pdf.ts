import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = { role?: string; alt?: string; children?: Node[] };

/** The properties of a PDF. */
type Pdf = {
  sheets: number;
  title: string;
  language: string;
  /** Whether it is tagged, and whether a reader shows its title instead of its file name. */
  tagged: boolean;
  showsTitle: boolean;
  /** The headings of the outline at every level. */
  outline: string[];
  /** The levels of its headings in reading order, 1 for H1. */
  headings: number[];
  /** The number of header cells of each table. */
  tables: number[];
  /** The alternative text of each figure, on all sheets; undefined where it is missing. */
  figures: (string | undefined)[];
  /** The addresses of its links. */
  links: string[];
  /** Whether the file embeds every font that it uses. */
  embedsFonts: boolean;
  /** Each line from its start to its end, as selected text. */
  lines: string[];
};

/**
 * Reads a PDF.
 *
 * @param direction of its lines
 */
export async function readPdf(data: Buffer, direction: 'rtl' | 'ltr'): Promise<Pdf> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0, disableFontFace: true });
  const pdf = await task.promise;
  const info = new Map<string, unknown>(Object.entries((await pdf.getMetadata()).info));
  const [marks, preferences, outline] = await Promise.all([
    pdf.getMarkInfo(),
    pdf.getViewerPreferences(),
    pdf.getOutline(),
  ]);
  const sheets = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const parts: Node[] = [];
  const links: string[] = [];
  const lines: string[] = [];
  let embedsFonts = true;
  for (const sheet of sheets) {
    parts.push(...listParts((await sheet.getStructTree()) as Node));
    links.push(...(await sheet.getAnnotations()).flatMap(({ url }) => url ?? []));
    await sheet.getOperatorList();
    const { items } = await sheet.getTextContent();
    for (const name of new Set(items.map((item) => ('fontName' in item ? item.fontName : '')))) {
      if (name && sheet.commonObjs.get(name).missingFile) embedsFonts = false;
    }
    const pieces = items
      .filter((item) => 'str' in item)
      .map(({ str, transform }) => ({ text: str, across: transform[4], up: transform[5] }));
    lines.push(...linesOf(pieces, direction));
  }
  await task.destroy();
  return {
    sheets: sheets.length,
    title: String(info.get('Title')),
    language: String(info.get('Language')),
    tagged: Boolean(marks?.Marked),
    showsTitle: Boolean((preferences as Record<string, unknown> | null)?.DisplayDocTitle),
    outline: titlesOf(outline ?? []),
    headings: parts.flatMap(({ role }) => (/^H[1-6]$/.test(role ?? '') ? [Number(role?.slice(1))] : [])),
    tables: withRole(parts, 'Table').map((table) => withRole(listParts(table), 'TH').length),
    figures: withRole(parts, 'Figure').map(({ alt }) => alt),
    links,
    embedsFonts,
    lines,
  };
}

type Outline = { title: string; items: Outline[] };

function titlesOf(items: Outline[]): string[] {
  return items.flatMap(({ title, items: below }) => [title, ...titlesOf(below)]);
}

/** Lists a part of the structure with all its descendants, in reading order. */
function listParts(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(listParts)];
}

function withRole(parts: Node[], wanted: string): Node[] {
  return parts.filter(({ role }) => role === wanted);
}

/** A painted piece of a line, with its position in points from the lower left corner. */
type Piece = { text: string; across: number; up: number };

function linesOf(pieces: Piece[], direction: 'rtl' | 'ltr'): string[] {
  const lines = new Map<number, Piece[]>();
  for (const piece of pieces.filter(({ text }) => text.trim())) {
    const height = Math.round(piece.up);
    lines.set(height, [...(lines.get(height) ?? []), piece]);
  }
  const sign = direction === 'rtl' ? -1 : 1;
  return [...lines.values()].map((line) =>
    line
      .sort((a, b) => sign * (a.across - b.across))
      .map(({ text }) => text.trim())
      .join(' '),
  );
}

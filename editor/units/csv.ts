import Papa from 'papaparse';
import { removeMarks } from '../../lib/pasted-text';

/** Matches a cell that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r\n]/;

/** A row of a table, with its number as a spreadsheet counts it, from 1. */
export type Line = { line: number; cells: string[] };

/**
 * Reads a table as spreadsheets save it: UTF-8 with or without its mark, UTF-16 (“Unicode text”) or windows-1255; with
 * commas, semicolons or tabs.
 *
 * @returns the rows that have any cell, without marks of direction; undefined for another kind of file, such as a workbook
 */
export function readCsv(bytes: Uint8Array): Line[] | undefined {
  const text = decode(bytes);
  // Workbooks and other binary files have control characters from their first bytes on.
  if (/[^\P{Cc}\t\r\n]/u.test(text)) return undefined;
  // Excel reads and writes a first line such as `sep=;`.
  const [line, separator] = /^\ufeff?sep=([,;\t])\r?\n/.exec(text) ?? ['', undefined];
  const { delimiter } = Papa.parse(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    preview: 1,
  }).meta;
  const { data } = Papa.parse<string[]>(text.slice(line.length), { delimiter: separator ?? delimiter });
  return data
    .map((row, index) => ({ line: index + (separator ? 2 : 1), cells: row.map(clean) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
}

/** A cell without the marks of direction of a spreadsheet, and without the one that keeps a formula a text. */
function clean(cell: string): string {
  const text = removeMarks(cell);
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

/** Hebrew Excel saves in windows-1255 where it is not told otherwise. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1255').decode(bytes);
  }
}

/** Writes a table in which Excel reads Hebrew, and runs no formula. */
export function writeCsv(rows: string[][]): string {
  return `\ufeff${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;
}

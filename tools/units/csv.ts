import Papa from 'papaparse';

/** What a spreadsheet would run as a formula; a mark before it keeps it a text. */
const formula = /^'(?=[=+\-@\t\r])/;

/**
 * Reads a table as spreadsheets save it: UTF-8 with or without its mark, or windows-1255; with commas, semicolons or tabs.
 *
 * @returns the rows with their cells; lines without any are left out
 */
export function readCsv(bytes: Uint8Array): string[][] {
  const { data } = Papa.parse<string[]>(decode(bytes), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  return data.map((row) => row.map((cell) => cell.replace(formula, '')));
}

/** Hebrew Excel saves in windows-1255 where it is not told otherwise. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1255').decode(bytes);
  }
}

/** Writes a table that Excel opens with its Hebrew, and in which nothing is a formula. */
export function writeCsv(rows: string[][]): string {
  return `\ufeff${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
}

/**
 * Reads a number with or without separators between its thousands.
 *
 * @returns undefined where the whole text is no number of that form: 1,2345, or 1.23E+05, whose other digits a spreadsheet left out
 */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/**
 * Parses a number with or without thousands separators.
 *
 * @returns undefined unless the whole text is such a number: 1,2345 is not, nor 1.23E+05, in which a spreadsheet
 * dropped digits
 */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

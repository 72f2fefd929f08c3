/** A row of React's payload: what it is, as it is sent, and the texts in it, the longest first. */
export type Row = { text: string; words: string[] };

/**
 * Splits the payload of a page into its rows. A row ends with its line; one of plain text says its length in bytes
 * instead, for a text may have lines of its own.
 */
export function splitRows(payload: string): Row[] {
  const bytes = Buffer.from(payload);
  const rows: Row[] = [];
  for (let start = 0; start < bytes.length; ) {
    const line = bytes.indexOf('\n', start);
    const end = line < 0 ? bytes.length : line + 1;
    const [head, length] = /^[0-9a-f]+:T([0-9a-f]+),/.exec(bytes.toString('utf8', start, end)) ?? [];
    const stop = head && length ? start + head.length + Number.parseInt(length, 16) : end;
    const text = bytes.toString('utf8', start, stop);
    rows.push({ text, words: head ? [text.slice(head.length)] : wordsOf(text) });
    start = stop;
  }
  return rows;
}

/** The strings of a row that can stand in the page as well; a `$` begins a reference. */
function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(/"([^"\\$]{6,})"/g), ([, word = '']) => word).sort(
    (a, b) => b.length - a.length,
  );
}

/**
 * A row of React's payload, as it is sent. `root` is the one with which React begins, `content` holds parts of the page;
 * `base` is what those are made of (symbols, modules, hints), which React must have before it reads them.
 */
export type Row = {
  text: string;
  kind: 'root' | 'base' | 'content';
  /** The texts in it that may stand in the page as well, the longest first. */
  words: string[];
};

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
    rows.push({ text, kind: kindOf(text, rows), words: head ? [text.slice(head.length)] : wordsOf(text) });
    start = stop;
  }
  return rows;
}

function kindOf(text: string, before: readonly Row[]): Row['kind'] {
  if (text.startsWith('0:')) return 'root';
  if (!/^[0-9a-f]+:[[{T]/.test(text)) return 'base';
  // A row of an id that was there already is a part of a stream.
  const id = text.slice(0, text.indexOf(':') + 1);
  return before.some((row) => row.text.startsWith(id)) ? 'base' : 'content';
}

/** The strings of a row that can stand in the page as well; a `$` begins a reference. */
function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(/"([^"\\$]{6,})"/g), ([, word = '']) => word).sort(
    (a, b) => b.length - a.length,
  );
}

/**
 * A row of React's payload, as it is sent. `root` is the one with which React begins, `content` holds parts of the page;
 * `base` is what those are made of (symbols, modules, hints), which React must have before it reads them.
 */
export type Row = {
  text: string;
  kind: 'root' | 'base' | 'content';
  /** The texts in it that may stand in the page as well. */
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

/** The rows as short as they can be in the page that they belong to: React reads the same from them. */
export function shortenRows(rows: readonly Row[]): Row[] {
  let last = Math.max(...rows.map(({ text }) => Number.parseInt(text, 16) || 0));
  function nextId() {
    last += 1;
    return last.toString(16);
  }
  return rows
    .filter((row) => !isHint(row))
    .flatMap((row) => (isText(row) ? row : outline(dropUndefined(row), nextId)));
}

/** What to load early: the page has asked for it itself. */
function isHint({ text }: Row): boolean {
  return text.startsWith(':H');
}

/** A row of plain text, which says how long it is. */
function isText({ text }: Row): boolean {
  return /^[0-9a-f]+:T/.test(text);
}

/** Fields that are there and undefined, each with the comma that goes with it. */
const undefinedFields = /(?:,"[\w-]+":"\$undefined")+|(?<=\{)(?:"[\w-]+":"\$undefined",?)+/g;

/** React leaves such fields out as it reads. */
function dropUndefined(row: Row): Row {
  return { ...row, text: row.text.replace(undefinedFields, '') };
}

const string = /"(?:[^"\\]|\\.)*"/g;

/** So many letters that a row of its own is shorter; React gives one to each of a thousand and more. */
const long = 200;

/** Gives long strings with quotes rows of their own, as they stand in the page: in a row each quote is escaped. */
function outline(row: Row, nextId: () => string): Row[] {
  const texts: Row[] = [];
  const text = row.text.replace(string, (written) => {
    // A `$` begins a reference.
    if (written.length < long || written.startsWith('"$') || !written.includes('\\"')) return written;
    const word: string = JSON.parse(written);
    const name = nextId();
    const length = Buffer.byteLength(word).toString(16);
    texts.push({ text: `${name}:T${length},${word}`, kind: 'content', words: [word] });
    return `"$${name}"`;
  });
  return [...texts, { ...row, text }];
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
  return Array.from(text.matchAll(/"([^"\\$]{6,})"/g), ([, word = '']) => word);
}

import { type Row, shortenRows, splitRows } from './payload-rows';

/** A script with a part of the payload, as Next writes it; `[0]` begins the payload, `[1, text]` goes on with it. */
const script =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*?)\)<\/script>/gs;

/** Where a comment may stand: behind an element that holds a part of the page. */
const slot = /<\/(?:article|section|header|footer)>/g;

/**
 * A script that reads the comments in the order of the page and hands them to React; 128 shows comments alone. It may
 * run as soon as the page is parsed, and must before React does.
 */
export const payloadReader =
  "{let p='';const w=document.createTreeWalker(document,128);while(w.nextNode()){const d=w.currentNode.data;" +
  "if(d.startsWith('payload:'))p+=d.slice(8)}const f=self.__next_f||=[];f.push([0]);" +
  "f.push([1,p.replace(/~[01]/g,(m)=>m==='~1'?'-':'~')])}";

/**
 * Moves the payload of a page from its scripts into comments, which `payloadReader` reads.
 *
 * @param html a page as `next build` has made it; one without payload is returned as it is
 * @throws Error when the payload is not written as this version of Next writes it
 */
export function nestPayload(html: string): string {
  const parts = Array.from(html.matchAll(script), ([, data = '']): unknown => JSON.parse(data));
  if (parts.length === 0) return html;
  const page = html.replace(script, '');
  if (page.includes('__next_f')) throw unknown();
  const slots = Array.from(page.matchAll(slot), (end) => end.index + end[0].length);
  const end = page.lastIndexOf('</body>');
  const [start = end] = slots;
  const comments = new Map([...slots, end].map((at) => [at, '']));
  const rows = shortenRows(splitRows(parts.map(textOf).join('')));
  const found = findWords(page, slots);
  const put = (at: number, row: Row) => comments.set(at, comments.get(at) + row.text);
  for (const row of rows.filter(({ kind }) => kind === 'base')) put(start, row);
  for (const row of rows.filter(({ kind }) => kind === 'content')) put(slotOf(row, found) ?? end, row);
  for (const row of rows.filter(({ kind }) => kind === 'root')) put(end, row);
  let nested = '';
  let from = 0;
  for (const [at, rows] of comments) {
    nested += page.slice(from, at) + (rows && `<!--payload:${withoutHyphens(rows)}-->`);
    from = at;
  }
  return nested + page.slice(from);
}

function textOf(part: unknown): string {
  const [kind, text] = Array.isArray(part) ? part : [];
  if (kind === 0) return '';
  // HTML would change these two, and the lengths in the payload would be wrong.
  if (kind !== 1 || typeof text !== 'string' || /[\r\0]/.test(text)) throw unknown();
  return text;
}

/** What the page has as an attribute or as a text of its own, and each place behind it. */
function findWords(page: string, slots: readonly number[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  let next = 0;
  for (const { 0: text, 1: attribute, index } of page.matchAll(/"([^"]*)"|(?<=>)[^<]+/g)) {
    while ((slots[next] ?? Number.POSITIVE_INFINITY) < index) next += 1;
    const slot = slots[next];
    if (slot === undefined) break;
    const word = attribute ?? text;
    const places = found.get(word);
    if (places) places.push(slot);
    else found.set(word, [slot]);
  }
  return found;
}

/** The place behind that part of the page which has most of the row's words; none for a row that repeats none. */
function slotOf({ words }: Row, found: ReadonlyMap<string, readonly number[]>): number | undefined {
  const weights = new Map<number, number>();
  for (const word of words) {
    const slots = found.get(word) ?? found.get(word.replaceAll('&', '&amp;').replaceAll('"', '&quot;')) ?? [];
    for (const slot of slots) weights.set(slot, (weights.get(slot) ?? 0) + word.length / slots.length);
  }
  const [heaviest] = [...weights].sort(([, a], [, b]) => b - a);
  return heaviest?.[0];
}

/** Two hyphens could end the comment. */
function withoutHyphens(text: string): string {
  return text.replaceAll('~', '~0').replaceAll('--', '-~1');
}

function unknown(): Error {
  return new Error('The payload of a page is not as expected: has Next changed how it writes it?');
}

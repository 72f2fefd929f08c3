import { isObject } from '../../lib/is-object';

/** An item keeps these for good: another one in its place is another item. */
const identities = ['id', 'number', 'src'];
/** These name an item too, and can be corrected. A date is no name: two steps can be of one day. */
const titles = ['name', 'place', 'title', 'url'];

/** Returns the name that identifies an item of a list; undefined when it has none. */
export function nameOf(item: unknown): string | undefined {
  if (!isObject(item)) return JSON.stringify(item);
  const field = [...identities, ...titles].find((name) => item[name] !== undefined);
  return field && JSON.stringify(item[field]);
}

const coordinates = ['x', 'y', 'latitude', 'longitude', 'yaw', 'pitch'];

/** Whether a value is one point or direction: half of it says nothing. */
export function isPoint(value: unknown): boolean {
  return isObject(value) && Object.keys(value).every((key) => coordinates.includes(key));
}

/** What finds an item again, the surest first. */
const keys = [
  nameOf,
  (item: unknown) => JSON.stringify(item),
  (item: unknown) => (isObject(item) && item.date ? String(item.date) : undefined),
];

export type Pair = [from: number | undefined, to: number | undefined];

/**
 * Which item of a list is which of another: by their names, then by all that they say, by their dates, and by standing
 * between the same neighbours. First the pairs of the older list in its order, then new items.
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const to = before.map((): number | undefined => undefined);
  const from = after.map((): number | undefined => undefined);
  function pair(one: number, other: number): void {
    to[one] = other;
    from[other] = one;
  }
  for (const keyOf of keys) {
    const wanted = after.map(keyOf);
    for (const [index, item] of before.entries()) {
      const key = keyOf(item);
      const found = wanted.findIndex((other, at) => from[at] === undefined && other === key);
      if (to[index] === undefined && key !== undefined && found >= 0) pair(index, found);
    }
  }
  const left = before.flatMap((item, index) => (to[index] === undefined && !isFixed(item) ? [index] : []));
  const come = after.flatMap((item, index) => (from[index] === undefined && !isFixed(item) ? [index] : []));
  // The neighbour before them, as an index of the older list.
  const gapOf = (index: number) =>
    to.slice(0, index).reduce<number>((gap, known, at) => (known === undefined ? gap : at), -1);
  const newGapOf = (index: number) => from.slice(0, index).reduce<number>((gap, known) => known ?? gap, -1);
  const paired: [number, number][] = [];
  for (const gap of new Set(left.map(gapOf))) {
    const olds = left.filter((index) => gapOf(index) === gap);
    const news = come.filter((index) => newGapOf(index) === gap);
    if (olds.length === news.length)
      paired.push(...olds.map((old, at): [number, number] => [old, news[at] ?? 0]));
  }
  for (const [one, other] of paired) pair(one, other);
  return [
    ...to.map((other, index): Pair => [index, other]),
    ...from.flatMap((other, index): Pair[] => (other === undefined ? [[undefined, index]] : [])),
  ];
}

function isFixed(item: unknown): boolean {
  return isObject(item) && identities.some((name) => item[name] !== undefined);
}

import fc, { type GeneratorValue } from 'fast-check';

/** The dice of a company: every choice in its records is drawn from one seed. */
export type Dice = ReturnType<typeof diceOf>;

/**
 * Returns the dice for a company.
 *
 * @param draw of fast-check
 * @param fullness the share of optional fields that are there, in per cent: 0 is every field at its minimum
 */
export function diceOf(draw: GeneratorValue, fullness: number) {
  let last = 0;
  const integer = (from: number, to: number) => draw(fc.integer, { min: from, max: Math.max(from, to) });
  return {
    draw,
    fullness,
    integer,
    /** Decides whether an optional value is there. */
    has: () => fullness > 0 && integer(1, 100) <= fullness,
    /** Returns a length between a minimum and a few more; a rather full company has at least some of these. */
    length: (least: number, most: number, more = 3) => {
      const from = least + Math.floor(fullness / 50);
      return fullness === 0 ? least : Math.min(most, integer(from, least + more));
    },
    /** Returns one item of a list; the first for a company at its minimum. */
    pick: <Item>(items: readonly Item[]): Item =>
      items[fullness === 0 ? 0 : integer(0, items.length - 1)] as Item,
    /** Returns a number that occurs once in the company. */
    next: () => {
      last += 1;
      return last;
    },
  };
}

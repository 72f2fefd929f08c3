/** A unit that can be marked. */
export type ShortlistUnit = {
  number: string;
  href: string;
  /** The id of its building. */
  building: string;
};

/** Returns the mark of a unit in the address of the page. */
export function markOf({ building, number }: Pick<ShortlistUnit, 'building' | 'number'>): string {
  return `${building}.${number}`;
}

/** A fact of all units; its texts repeat, so each is in the page once. */
export type ComparedFact = {
  name: string;
  /** The different texts; empty for an unknown fact. */
  texts: string[];
  /** The index of the text of each unit, in the order of the units. */
  indexes: number[];
};

/** Returns the text of a request for units: the sentence, then a line for each building with their numbers. */
export function writeRequest(
  sentence: string,
  units: readonly Pick<ShortlistUnit, 'building' | 'number'>[],
  buildings: Readonly<Record<string, string>>,
): string {
  const ids = [...new Set(units.map(({ building }) => building))];
  const lines = ids.map((id) => {
    const numbers = units.filter(({ building }) => building === id).map(({ number }) => number);
    return `${buildings[id]}: ${numbers.join(', ')}`;
  });
  return [sentence, ...lines].join('\n');
}

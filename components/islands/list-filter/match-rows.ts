import { dayIn } from '@/lib/day-in';

/** A control of a list: filters by one fact, or sorts. */
export type Filter = {
  /** The name of its field, and in the address. */
  name: string;
  /** The name of the fact, the `data-…` of a row. */
  of: string;
  /** `by` is a day such as 20270301, and 0 is today. */
  fits: 'equal' | 'atLeast' | 'atMost' | 'by' | 'sort';
  /** The time zone that defines today, for `by`. */
  timeZone?: string;
  /** The options; the first is empty and shows everything. Without options the value is a number. */
  options?: readonly string[];
};

/** The chosen values by the names of the filters. */
export type Choice = Readonly<Record<string, string | undefined>>;

/** The facts of a unit or project, as its row has them. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** Returns a day such as 2027-03-01 as a number to compare. */
export function numberOfDay(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/** Tells whether a row matches the chosen values; an unknown fact does not match. */
export function fits(row: Facts, choice: Choice, filters: readonly Filter[]): boolean {
  return filters.every(({ name, of, fits: how, timeZone }) => {
    const chosenValue = choice[name];
    const fact = row[of];
    if (!chosenValue || how === 'sort') return true;
    if (how === 'equal') return fact === chosenValue;
    if (how === 'atLeast') return Number(fact) >= Number(chosenValue);
    const isToday = how === 'by' && chosenValue === '0';
    return Number(fact) <= (isToday ? numberOfDay(dayIn(timeZone)) : Number(chosenValue));
  });
}

/**
 * Returns the sizes nearest to the requested one among the units that match all other filters: the next smaller and the
 * next larger.
 *
 * @returns square metres, none to two
 */
export function nearestSizes(units: readonly Facts[], choice: Choice, filters: readonly Filter[]): number[] {
  const otherFilters = filters.filter(({ of }) => of !== 'area');
  const areas = units
    .filter((unit) => fits(unit, choice, otherFilters))
    .map(({ area }) => Number(area))
    .sort((a, b) => a - b);
  const smallerArea = areas.filter((area) => area < Number(choice.from || choice.to)).at(-1);
  const largerArea = areas.find((area) => area > Number(choice.to || choice.from));
  return [smallerArea, largerArea].filter((area) => area !== undefined);
}

/** Returns the values of known filters among the parameters of an address. */
export function readChoice(asked: URLSearchParams, filters: readonly Filter[]): Choice {
  return Object.fromEntries(
    filters.flatMap(({ name, options }) => {
      const value = asked.get(name) ?? '';
      const known = options ? options.includes(value) : Number(value) > 0;
      return value && known ? [[name, value]] : [];
    }),
  );
}

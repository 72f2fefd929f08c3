import { timeOf } from '../../lib/moments';

/** Drafts and what is planned for later are for those who write: they exist in `npm run dev` alone. */
export const showsDrafts = process.env.NODE_ENV === 'development';

type Schedule = { publishAt?: string | undefined; takeOffAt?: string | undefined };

/** One time for all processes of a build, which tools/build sets; without a build the present. Milliseconds since 1970. */
export function buildTime(): number {
  return Number(process.env.BUILD_TIME) || Date.now();
}

/** Whether the data of a record says that it is published later than at a time. */
export function isPlanned(data: unknown, now = buildTime()): boolean {
  return now < momentOf((data as Schedule | null)?.publishAt);
}

/** Whether the data of a record says that it has been taken off at a time. */
export function isOver(data: unknown, now = buildTime()): boolean {
  return now >= momentOf((data as Schedule | null)?.takeOffAt);
}

function momentOf(moment: unknown): number {
  return typeof moment === 'string' ? timeOf(moment) : Number.NaN;
}

/**
 * The items of a list as they are at the time of the build: without those that are planned for later, which only
 * those who write see, and without those that have been taken off.
 *
 * @param takenOff the fields that change in an item that has been taken off, where it stays in the list
 */
export function onSchedule<Item extends Schedule>(
  items: readonly Item[],
  takenOff?: Partial<NoInfer<Item>>,
): Item[] {
  return items.flatMap((item) => {
    if (isPlanned(item) && !showsDrafts) return [];
    if (!isOver(item)) return [item];
    return takenOff ? [{ ...item, ...takenOff }] : [];
  });
}

import { timeOf } from '../../lib/moments';
import type { BuildingRecord } from '../schema';

/** Drafts and what is planned for later are for those who write: they exist in `npm run dev` alone. */
export const showsDrafts = process.env.NODE_ENV === 'development';

type Schedule = { publishAt?: string | undefined; takeOffAt?: string | undefined };

/** One time for all processes of a build, which tools/build sets; without a build the present. Milliseconds since 1970. */
export function buildTime(): number {
  return Number(process.env.BUILD_TIME) || Date.now();
}

/** Whether the data of a record says that it is published after the time of the build. */
export function isPlanned(data: unknown): boolean {
  return buildTime() < momentOf((data as Schedule | null)?.publishAt);
}

/** Whether the data of a record says that it has been taken off by then. */
export function isOver(data: unknown): boolean {
  return buildTime() >= momentOf((data as Schedule | null)?.takeOffAt);
}

function momentOf(moment: unknown): number {
  return typeof moment === 'string' ? timeOf(moment) : Number.NaN;
}

/**
 * Returns the items of a list at the time of the build: without items planned for later, which only
 * writers see, and without those that have been taken off.
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

/** The record with its units and steps as they are at the time of the build; a unit keeps its page for good. */
export function buildingOnSchedule({ units, progress, ...building }: BuildingRecord): BuildingRecord {
  const current = units && onSchedule(units, { status: 'taken' });
  const isThere = (number: string) => current?.some((unit) => unit.number === number);
  return {
    ...building,
    progress: progress && onSchedule(progress),
    units: current?.map((unit) => {
      const joinable = unit.joinableWith?.filter(isThere) ?? [];
      return { ...unit, joinableWith: joinable.length > 0 ? joinable : undefined };
    }),
  };
}

import { timeOf } from '../../lib/moments';
import type { BuildingRecord } from '../schema';

/** Only `npm run dev` shows drafts and planned records, for their authors. */
export const showsDrafts = process.env.NODE_ENV === 'development';

type Schedule = { publishAt?: string | undefined; takeOffAt?: string | undefined };

/** Returns the time that tools/build sets for all processes of a build, or now outside of a build; milliseconds since 1970. */
export function buildTime(): number {
  return Number(process.env.BUILD_TIME) || Date.now();
}

/** Returns whether the data of a record has a later time of publication than the build. */
export function isPlanned(data: unknown): boolean {
  return buildTime() < momentOf((data as Schedule | null)?.publishAt);
}

/** Returns whether the data of a record has a time of removal before the build. */
export function isOver(data: unknown): boolean {
  return buildTime() >= momentOf((data as Schedule | null)?.takeOffAt);
}

function momentOf(moment: unknown): number {
  return typeof moment === 'string' ? timeOf(moment) : Number.NaN;
}

/**
 * Returns the items of a list at the time of the build: without removed items and, except in development, without
 * planned items.
 *
 * @param takenOff changes to a removed item that stays in the list; without them removed items are left out
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

/** Returns the record at the time of the build. A removed unit stays in the list as taken, because its page is permanent. */
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

import { shafts } from './dimensions';
import type { Floor, Section } from './section';

/** An elevator, seen beyond: `cross` is the storey in which its car is drawn. */
export type Elevator = { left: number; right: number; top: number; bottom: number; cross: Floor };

/**
 * Returns the two shafts: people ride between all levels but stores and plant, goods between stores below and the
 * street. A shaft that would join fewer than two levels is left out.
 */
export function listElevators({ floors, roof, scale }: Section): Elevator[] {
  const rising = [...floors].reverse();
  const forPeople = rising.filter(({ level }) =>
    level.uses.some((use) => use !== 'storage' && use !== 'plant'),
  );
  const stores = rising.filter(({ level }) => level.elevation < 0 && level.uses.includes('storage'));
  const [first] = stores;
  const forGoods = rising.filter((floor) => first && floor.y <= first.y && floor.y >= 0);
  const overrun = (roof ?? (floors[0]?.y ?? 0) - 3 * scale) - 18;
  return [
    ...shaft(shafts.people, forPeople, overrun, 0),
    ...shaft(shafts.goods, forGoods, forGoods.at(-1)?.ceiling ?? 0, 1),
  ];
}

function shaft(
  sides: { left: number; right: number },
  served: Floor[],
  top: number,
  level: number,
): Elevator[] {
  const [lowest, cross] = [served[0], served[level]];
  return lowest && cross && served.length > 1 ? [{ ...sides, top, bottom: lowest.y, cross }] : [];
}

import type { BuildingRecord, Unit } from '../schema';

/** The units of the building; a status that nobody has dated is not shown, and a clear height may be that of the level. */
export function listUnits({ units = [], unitsAsOf, purchaseOptions }: BuildingRecord): Unit[] {
  return units.map(({ status, ...unit }) => ({
    ...unit,
    clearHeight:
      unit.clearHeight ?? purchaseOptions.find(({ level }) => level === unit.level)?.facts?.clearHeight,
    status: unitsAsOf ? status : undefined,
  }));
}

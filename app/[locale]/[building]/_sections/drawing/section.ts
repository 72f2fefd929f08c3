import type { Level } from '@/model';
import type { Measured } from '@/model/derived/section-levels';
import {
  balcony,
  body,
  columns,
  figureScale,
  margin,
  nameWidth,
  slab,
  tower,
  treeHeight,
} from './dimensions';
import { type Label, labelHeight, wrapName } from './labels';
import { scaleOf } from './scale';

/** How a level is built: set back with balconies, open at its sides, closed, or below the street. */
export type Build = 'tower' | 'open' | 'hall' | 'basement';

/** A level with a text about its units. */
export type Noted = { level: Measured<Level>; note: string | undefined };

export type Floor = Noted &
  Label & {
    build: Build;
    /** The y of the floor and of the ceiling. */
    y: number;
    ceiling: number;
    /** The inner faces. */
    left: number;
    right: number;
  };

export type Section = {
  /** Units to a metre. */
  scale: number;
  /** From the top. */
  floors: Floor[];
  /** The upper face of the roof; undefined over open parking. */
  roof: number | undefined;
  /** The height of the roof in metres from the street, where the record has it. */
  roofElevation: number | undefined;
  /** The y of the lower road, by which vehicles reach the lowest level; undefined where the ground is level. */
  road: number | undefined;
  /** The name of the street, where no level is near enough to mark it. */
  street: string[];
  top: number;
  bottom: number;
};

/** Metres between a clear ceiling and the upper face of the roof, unless the record has its height. */
const roofDepth = 0.4;

/** A roof that is more metres above the highest ceiling is over levels that the record does not have. */
const deepestRoof = 3;

/** Metres from the street within which a level leaves no room for a mark of the street itself. */
const nearStreet = 2;

/**
 * Lays out the section through a building: its floors at their elevations, true to one scale.
 *
 * @param levels at least one, in any order
 * @param streetName for the line of the street, where no level is on it
 * @param roofOfRecord metres from the street
 */
export function layOut(
  levels: readonly Noted[],
  streetName: string,
  roofOfRecord: number | null = null,
): Section {
  const sortedFloors = [...levels].sort((a, b) => b.level.elevation - a.level.elevation);
  const elevations = sortedFloors.map(({ level }) => level.elevation);
  const [highest = 0, lowest = 0] = [elevations[0], elevations.at(-1)];
  const labelledFloors = sortedFloors.map((floor, position) => {
    const { elevation, title } = floor.level;
    const build = buildOf(sortedFloors, position);
    const name = wrapName(title, build === 'tower' ? nameWidth.tower : nameWidth.body);
    return { ...floor, elevation, build, name };
  });
  const street = elevations.every((elevation) => Math.abs(elevation) >= nearStreet) ? [streetName] : [];
  const streetLine = street.map((name) => ({ elevation: 0, name: [name] }));
  const lines = [...labelledFloors, ...streetLine].sort((a, b) => b.elevation - a.elevation);
  const ceilingAt = highest + (sortedFloors[0]?.level.clearHeight ?? 0);
  const isKnown =
    roofOfRecord !== null && roofOfRecord >= ceilingAt && roofOfRecord <= ceilingAt + deepestRoof;
  const roofAt = isKnown ? roofOfRecord : ceilingAt + roofDepth;
  const scale = scaleOf(lines, Math.max(roofAt, 0) - Math.min(lowest, 0));
  const yOf = (elevation: number) => -elevation * scale || 0;
  const floors = labelledFloors.map(({ elevation, ...floor }, position): Floor => {
    const ceiling = yOf(elevations[position - 1] ?? roofAt) + slab;
    return { ...floor, y: yOf(elevation), ceiling, ...facesOf(floor.build) };
  });
  const last = floors.at(-1);
  const hasRoof = floors[0]?.build !== 'open';
  return {
    scale,
    floors,
    roof: hasRoof ? yOf(roofAt) : undefined,
    roofElevation: hasRoof && isKnown ? roofAt : undefined,
    road: last && hasRoad(last.level) ? last.y : undefined,
    street,
    top: Math.min(
      yOf(roofAt) - margin.top,
      (-treeHeight * scale) / figureScale,
      ...floors.map((floor) => floor.y - labelHeight(floor)),
    ),
    bottom: margin.bottom + Math.max(last?.y ?? 0, 0),
  };
}

/** Returns the level that words compare with the street: the lowest one below it, otherwise the highest. */
export function markedLevel<Each extends Measured<object>>(levels: readonly Each[]): Each | undefined {
  const rising = [...levels].sort((a, b) => a.elevation - b.elevation);
  return rising[0] && rising[0].elevation < 0 ? rising[0] : rising.at(-1);
}

function buildOf(sorted: readonly Noted[], place: number): Build {
  const isUpperOffice = ({ level }: Noted) =>
    level.elevation > 0 && level.uses.every((use) => use === 'office');
  const { elevation = 0, uses = [] } = sorted[place]?.level ?? {};
  if (elevation < 0) return 'basement';
  if (sorted.length > place + 1 && sorted.slice(0, place + 1).every(isUpperOffice)) return 'tower';
  return elevation > 0 && uses.every((use) => use === 'parking') ? 'open' : 'hall';
}

function facesOf(build: Build): { left: number; right: number } {
  if (build === 'tower') return { left: tower.left + 4, right: tower.right - 4 };
  return { left: body.left + (build === 'open' ? 3 : 6), right: body.right - 4 };
}

function hasRoad(level: Measured<Level>): boolean {
  return level.elevation <= -nearStreet && doorsOf(level) > 0;
}

/** Returns the number of doors for vehicles. */
export function doorsOf({ facts }: Level): number {
  return (facts.levelDoors ?? 0) + (facts.dockDoors ?? 0);
}

/** Returns the left sides of the columns under open parking, which carry the levels above. */
export function columnsOf({ build }: Floor, above: Floor | undefined): readonly number[] {
  if (build !== 'open' || !above) return [];
  return above.build === 'tower' ? columns.tower : columns.body;
}

/** Tells whether a level is near enough to the street to be entered from it. */
export function isAtStreet({ level }: Noted): boolean {
  return level.elevation >= 0 && level.elevation < nearStreet;
}

/** Returns the outer faces of a floor’s slab. */
export function slabOf({ build }: Pick<Floor, 'build'>): { left: number; right: number } {
  return build === 'tower' ? balcony : body;
}

type Measures = { elevation?: number | undefined; clearHeight?: number | undefined };

/** A level with the measures that a section needs, in metres. */
export type Measured<Level> = Level & { elevation: number; clearHeight: number };

/**
 * Returns the levels of a section, which shows floors one above another: none if one lacks a measure, or if two are side
 * by side at one elevation.
 */
export function sectionLevels<Level extends Measures>(levels: readonly Level[]): Measured<Level>[] {
  const measured = levels.filter(
    (level): level is Measured<Level> => level.elevation !== undefined && level.clearHeight !== undefined,
  );
  const floors = new Set(measured.map(({ elevation }) => elevation)).size;
  return floors === levels.length ? measured : [];
}

import { type BuildingRecord, buildingSchema, clearHeightIssue, projectSchema } from '../../content/schema';
import { daysBetween } from './age';
import type { Finding } from './finding';
import { listProjectFiles, readJsonFile } from './project-files';

const file = 'content/building.json';

/** Days after which nobody should trust what is free. */
const lifetime = 60;

/** Units that cannot lie in the building, and (as a warning) a status that has grown old. */
export function checkUnits(root: string, today = new Date()): Finding[] {
  const { data: building } = buildingSchema.safeParse(readJsonFile(root, file)?.data);
  if (!building) return [];
  const project = listProjectFiles(root)
    .map((name) => projectSchema.safeParse(readJsonFile(root, name)?.data).data)
    .find((each) => each?.landingPageUrl === '/hartuvcenter');
  return [
    ...oldStatus(building, today),
    ...tooHigh(building, project?.height ?? null),
    ...tooLarge(building, project?.totalArea ?? null),
  ];
}

function oldStatus({ units, unitsAsOf }: BuildingRecord, today: Date): Finding[] {
  if (!units) return [];
  const field = 'unitsAsOf';
  if (!unitsAsOf) {
    const cure = 'is missing: write the day on which the status was right; until then the page shows none';
    return [{ level: 'warning', file, field, value: 'missing', cure }];
  }
  const day = today.toISOString().slice(0, 10);
  if (unitsAsOf > day) {
    const cure = `lies in the future: write today (${day}) or an earlier day`;
    return [{ level: 'error', file, field, value: unitsAsOf, cure }];
  }
  if (daysBetween(unitsAsOf, day) <= lifetime) return [];
  const cure = `is older than ${lifetime} days: go through the status of every unit, then write the day here`;
  return [{ level: 'warning', file, field, value: unitsAsOf, cure }];
}

function tooHigh({ units = [] }: BuildingRecord, height: number | null): Finding[] {
  return units.flatMap(({ clearHeight }, at): Finding[] => {
    const cure = clearHeightIssue(clearHeight, height);
    return cure
      ? [{ level: 'error', file, field: `units.${at}.clearHeight`, value: String(clearHeight), cure }]
      : [];
  });
}

function tooLarge({ units = [] }: BuildingRecord, totalArea: number | null): Finding[] {
  const sum = units.reduce((area, unit) => area + unit.area, 0);
  if (totalArea === null || sum <= totalArea) return [];
  const cure = `the units have ${sum} square meters, more than the whole building (${totalArea}): correct an area`;
  return [{ level: 'error', file, field: 'units', value: String(sum), cure }];
}

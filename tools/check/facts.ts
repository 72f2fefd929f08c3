import { buildingSchema, clearHeightHint, projectSchema } from '../../content/schema';
import { today } from '../../lib/today';
import { error, type Issue } from './issue';
import { listProjectFiles, readJsonFile } from './project-files';

const file = 'content/building.json';

/** Facts that contradict another record or the calendar; what a record alone can tell is in its shape. */
export function checkFacts(root: string, now = new Date()): Issue[] {
  const projects = listProjectFiles(root).flatMap((file) => {
    const { data } = projectSchema.safeParse(readJsonFile(root, file)?.data);
    return data ? [{ ...data, file }] : [];
  });
  const thisYear = Number(today(now).slice(0, 4));
  const future = projects.filter(
    ({ status, facts }) => status === 'completed' && (facts?.year ?? thisYear) > thisYear,
  );
  return [
    ...wrongFacts(
      root,
      projects.find(({ landingPageUrl }) => landingPageUrl === '/hartuvcenter'),
    ),
    ...future.map(({ file, facts }) =>
      error({ file, field: 'facts.year', value: String(facts?.year) }, 'facts.futureYear', {
        year: String(thisYear),
      }),
    ),
  ];
}

type Whole = { height: number | null; totalArea: number | null };

/** Levels and units that are too high or too large for the building. */
function wrongFacts(root: string, project: Whole = { height: null, totalArea: null }): Issue[] {
  const { data: building } = buildingSchema.safeParse(readJsonFile(root, file)?.data);
  const { purchaseOptions = [], units = [] } = building ?? {};
  const heights = [
    ...purchaseOptions.map(({ facts }, at) => [`purchaseOptions.${at}.facts`, facts?.clearHeight] as const),
    ...units.map(({ clearHeight }, at) => [`units.${at}`, clearHeight] as const),
  ];
  const sum = units.reduce((area, unit) => area + unit.area, 0);
  return [
    ...heights.flatMap(([place, height]): Issue[] => {
      const hint = clearHeightHint(height, project.height);
      return hint
        ? [{ level: 'error', file, field: `${place}.clearHeight`, value: String(height), hint }]
        : [];
    }),
    ...(project.totalArea !== null && sum > project.totalArea
      ? [error({ file, field: 'units', value: String(sum) }, 'facts.units', { whole: project.totalArea })]
      : []),
  ];
}

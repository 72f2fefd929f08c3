import { buildingSchema, clearHeightIssue, projectSchema } from '../../content/schema';
import type { Finding } from './finding';
import { listProjectFiles, readJsonFile } from './project-files';

const buildingFile = 'content/building.json';

/** Facts that contradict another record or the calendar; what a record alone can tell is in its shape. */
export function checkFacts(root: string, today = new Date()): Finding[] {
  const projects = listProjectFiles(root).flatMap((file) => {
    const { data } = projectSchema.safeParse(readJsonFile(root, file)?.data);
    return data ? [{ file, ...data }] : [];
  });
  const { data: building } = buildingSchema.safeParse(readJsonFile(root, buildingFile)?.data);
  const height = projects.find(({ landingPageUrl }) => landingPageUrl === '/hartuvcenter')?.height ?? null;
  const levels = (building?.purchaseOptions ?? []).flatMap(({ facts }, at): Finding[] => {
    const cure = clearHeightIssue(facts?.clearHeight, height);
    const field = `purchaseOptions.${at}.facts.clearHeight`;
    return cure
      ? [{ level: 'error', file: buildingFile, field, value: String(facts?.clearHeight), cure }]
      : [];
  });
  return [...levels, ...projects.flatMap((project) => futureYear(project, today.getFullYear()))];
}

type Project = { file: string; status: unknown; facts?: { year?: number | undefined } | undefined };

function futureYear({ file, status, facts }: Project, thisYear: number): Finding[] {
  if (status !== 'completed' || facts?.year === undefined || facts.year <= thisYear) return [];
  const cure = `lies in the future of a completed project: write ${thisYear} or an earlier year`;
  return [{ level: 'error', file, field: 'facts.year', value: String(facts.year), cure }];
}

import { writeIssues } from '../issues';
import { listRuleIssues, type Records } from '../rules';
import { buildingSchema, isDraft, projectSchema, recordSchemas } from '../schema';
import { parseRecord, readFolder, readJson } from './load';

/**
 * Stops a build with published records that contradict each other, by the rules of `npm run check`.
 *
 * @throws Error with every such field, its value and a correction
 */
export function validateRecords(): void {
  const singleRecords = Object.entries(recordSchemas).map(([name, shape]) => {
    const file = `${name}.json`;
    return [name, parseRecord(shape, `content/${file}`, readJson('', file))];
  });
  const projects = readFolder('projects')
    .filter(({ data }) => !isDraft(data))
    .map(({ name, file, data }) => [`projects/${name}`, parseRecord(projectSchema, file, data)]);
  const buildings = readFolder('buildings').map(({ name, file, data }) => [
    `buildings/${name}`,
    parseRecord(buildingSchema, file, data),
  ]);
  const records: Records = Object.fromEntries([...singleRecords, ...buildings, ...projects]);
  const wrong = listRuleIssues(records).filter(({ level }) => level === 'error');
  if (wrong.length > 0) throw new Error(writeIssues(wrong));
}

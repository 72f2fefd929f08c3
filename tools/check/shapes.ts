import { listIssues } from '../../content/read/issues';
import { draftSchema, isDraft, projectSchema, projectShape, recordSchemas } from '../../content/schema';
import { type Issue, warning } from './issue';
import { listProjectFiles, listRecordFiles, readJsonFile } from './project-files';

/** Every record has its shape. */
export function checkShapes(root: string): Issue[] {
  const shapes = new Map(
    Object.entries(recordSchemas).map(([name, shape]) => [`content/${name}.json`, shape]),
  );
  return listRecordFiles(root).flatMap((file) => {
    const record = readJsonFile(root, file);
    if (!record) return [];
    const issues = listIssues(shapes.get(file) ?? projectShape(record.data), file, record.data);
    return issues.map((issue): Issue => ({ level: 'error', ...issue }));
  });
}

/** What each draft still lacks before it can be published. */
export function checkDrafts(root: string): Issue[] {
  return listProjectFiles(root).flatMap((file) => {
    const data = readJsonFile(root, file)?.data;
    if (!isDraft(data)) return [];
    const { draft: _, ...record } = data as { draft: true };
    // What is wrong even for a draft is an error of its own.
    const wrong = listIssues(draftSchema, file, data).map(({ field }) => field);
    return listIssues(projectSchema, file, record)
      .filter(({ field }) => !wrong.includes(field))
      .map(({ hint, ...place }) => warning(place, 'drafts.lacks', { hint }));
  });
}

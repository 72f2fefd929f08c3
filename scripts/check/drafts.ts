import { listFaults } from '../../content/read/faults';
import { draftSchema, isDraft, projectSchema } from '../../content/schema';
import type { Finding } from './finding';
import { listProjectFiles, readJsonFile } from './project-files';

/** What each draft still lacks before it can be published. */
export function checkDrafts(root: string): Finding[] {
  return listProjectFiles(root).flatMap((file) => {
    const data = readJsonFile(root, file)?.data;
    if (!isDraft(data)) return [];
    const { draft: _, ...record } = data as { draft: true };
    // What is wrong even for a draft is an error of its own.
    const wrong = listFaults(draftSchema, file, data).map(({ field }) => field);
    return listFaults(projectSchema, file, record)
      .filter(({ field }) => !wrong.includes(field))
      .map((fault): Finding => {
        return { level: 'warning', ...fault, cure: `before this draft is published: ${fault.cure}` };
      });
  });
}

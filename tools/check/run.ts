import { checkCatalogs } from './catalogs';
import { startCodeCheck } from './code';
import { checkFields } from './fields';
import { checkFiles } from './files';
import { addIssues, error, type Issue } from './issue';
import { readSite, type Site } from './read';
import { checkAddresses, checkRecords } from './records';
import { checkShapes } from './shape';
import { checkTexts } from './texts';

type Phase = (site: Site, known: readonly Issue[]) => Issue[] | Promise<Issue[]>;

/** One after the other: what an earlier phase reports of a field or file, a later one does not repeat. */
const phases: Phase[] = [
  (site) => site.issues,
  checkShapes,
  checkCatalogs,
  checkTexts,
  checkAddresses,
  checkRecords,
  checkFiles,
  // The descriptions are about texts that agree with the code.
  ({ root }, known) => (known.some(isOfTexts) ? [] : checkFields(root)),
];

const isOfTexts = ({ level, file }: Issue) => level === 'error' && /^(messages|app|components)\//.test(file);

/**
 * Everything that is wrong with the texts, records, pictures and colours, each cause once.
 *
 * @param root the folder of the project
 */
export function checkContent(root: string): Promise<Issue[]> {
  return runPhases(root, phases);
}

/** The same, and then the code: its types, lint and islands. */
export function checkAll(root: string): Promise<Issue[]> {
  const checkCode = startCodeCheck(root);
  return runPhases(root, [...phases, (_site, known) => checkCode(known)]);
}

async function runPhases(root: string, wanted: Phase[]): Promise<Issue[]> {
  const site = readSite(root);
  let issues: Issue[] = [];
  for (const phase of wanted) {
    try {
      issues = addIssues(issues, await phase(site, issues));
    } catch (reason) {
      issues.push(
        error({ file: 'tools/check', field: phase.name }, 'report.broken', { reason: String(reason) }),
      );
    }
  }
  return issues;
}

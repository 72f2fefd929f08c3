import { checkCatalogs, checkUnusedTexts } from './catalogs';
import { checkCode } from './code';
import { checkFields } from './fields';
import { checkFiles } from './files';
import { checkFonts } from './fonts';
import { addIssues, error, type Issue } from './issue';
import { checkPhones } from './phones';
import { readSite, type Site } from './read';
import { checkAddresses, checkNamedTexts, checkRecords } from './records';
import { checkShapes } from './shape';
import { isInRepository } from './site-files';
import { checkTexts } from './texts';

type Phase = (site: Site, known: readonly Issue[]) => Issue[] | Promise<Issue[]>;

/** In order: a later phase skips fields and files that an earlier one has reported. */
const phases: Phase[] = [
  (site) => site.issues,
  checkShapes,
  checkCatalogs,
  checkTexts,
  checkPhones,
  checkNamedTexts,
  checkAddresses,
  checkRecords,
  checkFiles,
  // Descriptions of texts are only checked when the texts match the code.
  (site, known) => (known.some(isOfTexts) ? [] : checkFields(site)),
];

const isOfTexts = ({ level, file }: Issue) => level === 'error' && /^(messages|app|components)\//.test(file);

/**
 * Returns all issues of the texts, records, pictures and colours, each cause once.
 *
 * @param root the folder of the project
 * @param texts replacements for the texts of catalogs and records, by path
 */
export function checkContent(root: string, texts?: ReadonlyMap<string, string>): Promise<Issue[]> {
  return runPhases(readSite(root, texts), phases);
}

/** Runs all checks, including those that search the code. */
export function checkAll(root: string): Promise<Issue[]> {
  return runPhases(readSite(root), [
    checkRepository,
    ...phases,
    checkUnusedTexts,
    checkCode,
    () => checkFonts(),
  ]);
}

function checkRepository({ root }: Site): Issue[] {
  return isInRepository(root) ? [] : [error({ file: '.git' }, 'files.noRepository')];
}

/** Runs phases in order; a phase that throws becomes an issue. */
export async function runPhases(site: Site, phasesToRun: Phase[]): Promise<Issue[]> {
  let issues: Issue[] = [];
  for (const phase of phasesToRun) {
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

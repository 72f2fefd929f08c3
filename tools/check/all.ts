import { checkCatalogs } from './catalogs';
import { checkColours } from './colours';
import { checkDates } from './dates';
import { checkBrand } from './drawings';
import { checkFacts } from './facts';
import { checkFields } from './fields';
import { checkFigures } from './figures';
import { checkFixedTexts } from './fixed-texts';
import { checkIndexLock } from './index-lock';
import { type Check, error, type Issue, withoutConsequences } from './issue';
import { checkJson } from './json';
import { checkLinks } from './links';
import { checkMessageForms } from './message-forms';
import { checkNames } from './names';
import { checkPictureWords } from './picture-words';
import { checkPictures } from './pictures';
import { checkDrafts, checkShapes } from './shapes';
import { checkStrayFiles } from './stray-files';
import { checkCharacters, checkTypography } from './typography';
import { checkUnusedPictures } from './unused-pictures';
import { checkUsedKeys } from './used-keys';

/** The checks of words, records and pictures, in the order in which a reader should hear of one thing's issues. */
const contentChecks: Check[] = [
  checkJson,
  checkStrayFiles,
  checkCatalogs,
  checkMessageForms,
  checkFixedTexts,
  checkTypography,
  checkCharacters,
  checkUsedKeys,
  checkShapes,
  checkFacts,
  checkNames,
  checkFigures,
  checkDrafts,
  checkIndexLock,
  checkPictures,
  checkPictureWords,
  checkUnusedPictures,
  checkBrand,
  checkColours,
  checkLinks,
  checkDates,
  checkFields,
];

/**
 * Everything that is wrong with the words, records, pictures and colours, each cause once; no types and no lint.
 *
 * @param root the folder of the project
 */
export function checkContent(root: string): Promise<Issue[]> {
  return checkAll(root);
}

/**
 * The same with further checks.
 *
 * @param tools what runs beside them
 */
export async function checkAll(root: string, tools: Check[] = []): Promise<Issue[]> {
  // The tools are processes of their own, so they start first.
  const found = await Promise.all([...tools, ...contentChecks].map((check) => run(check, root)));
  return withoutConsequences(found.flat());
}

/** A check that breaks is an error of the check: the others go on. */
async function run(check: Check, root: string): Promise<Issue[]> {
  try {
    return await check(root);
  } catch (reason) {
    return [error({ file: 'tools/check', field: check.name }, 'report.broken', { reason: String(reason) })];
  }
}

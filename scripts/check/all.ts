import { checkBrand } from './brand';
import { checkCatalogs } from './catalogs';
import { checkCharacters } from './characters';
import { checkColours } from './colours';
import { checkDates } from './dates';
import { checkDrafts } from './drafts';
import { checkFacts } from './facts';
import { checkFigures } from './figures';
import { type Check, type Finding, withoutConsequences } from './finding';
import { checkFixedTexts } from './fixed-texts';
import { checkIndexLock } from './index-lock';
import { checkJson } from './json';
import { checkLinks } from './links';
import { checkMessageForms } from './message-forms';
import { checkNames } from './names';
import { checkPictureWords } from './picture-words';
import { checkPictures } from './pictures';
import { checkProgress } from './progress';
import { checkSchemas } from './schemas/check';
import { checkShapes } from './shapes';
import { checkStrayFiles } from './stray-files';
import { checkTypography } from './typography';
import { checkUnits } from './units';
import { checkUnusedPictures } from './unused-pictures';
import { checkUsedKeys } from './used-keys';

/** The checks of words, records and pictures, in the order in which a reader should hear of one thing's faults. */
const wordChecks: Check[] = [
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
  checkUnits,
  checkProgress,
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
  checkSchemas,
];

/**
 * Everything that is wrong with the words, records, pictures and colours, each cause once.
 *
 * @param tools further checks, which run beside these
 */
export async function checkAll(root: string, tools: Check[] = []): Promise<Finding[]> {
  // The tools are processes of their own, so they start first.
  const found = await Promise.all([...tools, ...wordChecks].map((check) => run(check, root)));
  return withoutConsequences(found.flat());
}

/** A check that breaks is a fault of the check: the others go on. */
async function run(check: Check, root: string): Promise<Finding[]> {
  try {
    return await check(root);
  } catch (error) {
    const cure = `the check itself could not go on: ${(error as Error).message}`;
    return [{ level: 'error', file: 'scripts/check', field: check.name, cure }];
  }
}

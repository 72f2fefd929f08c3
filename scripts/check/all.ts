import { checkCatalogs } from './catalogs';
import { checkCharacters } from './characters';
import { checkDates } from './dates';
import { checkDrafts } from './drafts';
import { checkFacts } from './facts';
import type { Check } from './finding';
import { checkFixedTexts } from './fixed-texts';
import { checkIndexLock } from './index-lock';
import { checkJson } from './json';
import { checkLinks } from './links';
import { checkMessageForms } from './message-forms';
import { checkPictures } from './pictures';
import { checkProgress } from './progress';
import { checkSchemas } from './schemas/check';
import { checkShapes } from './shapes';
import { checkTypography } from './typography';
import { checkUnits } from './units';
import { checkUnusedPictures } from './unused-pictures';
import { checkUsedKeys } from './used-keys';

/** The checks of words, records and pictures, in the order in which a reader should hear of one thing's faults. */
export const wordChecks: Check[] = [
  checkJson,
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
  checkDrafts,
  checkIndexLock,
  checkPictures,
  checkUnusedPictures,
  checkLinks,
  checkDates,
  checkSchemas,
];

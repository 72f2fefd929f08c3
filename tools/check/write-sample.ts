/**
 * Writes the values of the sample into `sample.json`: run `npx tsx tools/check/write-sample.ts` after a change of the sample.
 * Another company must not run it, because its own texts would count as the sample's. A text of a catalog is the sample's
 * unless `general-texts.ts` names it.
 */
import { writeFileSync } from 'node:fs';
import { formatJson } from '../files/format-json';
import { collectOwn } from './moving-in';
import { readSite } from './read';

writeFileSync('tools/check/sample.json', formatJson(collectOwn(readSite('.'))));

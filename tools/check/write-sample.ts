/**
 * Writes the values of the sample into `sample.json`: run `npx tsx tools/check/write-sample.ts` after a change of the sample.
 * Another company must not run it, because its own texts would count as the sample's. To include a text of a catalog, first
 * add its key to `sample.json` with any value.
 */
import { writeFileSync } from 'node:fs';
import { formatJson } from '../files/format-json';
import { collectOwn } from './moving-in';
import { readSite } from './read';

writeFileSync('tools/check/sample.json', formatJson(collectOwn(readSite('.'))));

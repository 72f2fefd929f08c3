/**
 * `npx tsx tools/check/write-sample.ts`, after a change of the sample: writes its values into `sample.json`. A company
 * that has moved in never runs it: its own texts would count as the sample's. A text of a catalog counts from the first
 * run after its key was added to `sample.json`, with any value.
 */
import { writeFileSync } from 'node:fs';
import { formatJson } from '../../lib/format-json';
import { collectOwn } from './moving-in';
import { readSite } from './read';

writeFileSync('tools/check/sample.json', formatJson(collectOwn(readSite('.'))));

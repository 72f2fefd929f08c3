/** `npx tsx e2e/sample/write-marks.ts`, after a change of the sample: writes by what its parts are known. */
import { writeFileSync } from 'node:fs';
import { sampleMarks } from '../../tools/check/moving-in';
import { listOwnMarks } from './own-parts';

writeFileSync(sampleMarks, `${JSON.stringify(listOwnMarks('.'), null, 2)}\n`);

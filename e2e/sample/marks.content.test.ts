import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeCopy } from '@/e2e/support/content/fixture-copy';
import { listOfSample, sampleMarks } from '@/tools/check/moving-in';
import { readSite } from '@/tools/check/read';
import { listOwnMarks } from './own-parts';

const lineOf = ({ file, field = '' }: { file: string; field?: string }) => `${file} ${field}`.trim();

test('the sample is known by its marks; “npx tsx e2e/sample/write-marks.ts” writes them', () => {
  expect(JSON.parse(readFileSync(sampleMarks, 'utf8'))).toEqual(listOwnMarks('.'));
});

test('a company with its own records and pictures hears of the sentences alone', () => {
  const copy = makeCopy();
  cpSync(sampleMarks, path.join(copy.root, sampleMarks), { recursive: true });
  const found = listOfSample(readSite(copy.root)).map(lineOf);
  expect(found).not.toEqual([]);
  expect(found.filter((line) => !line.startsWith('messages/'))).toEqual([]);
});

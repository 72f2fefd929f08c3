import { collectOwn } from '@/tools/check/moving-in';
import { readSite } from '@/tools/check/read';
import written from '@/tools/check/sample.json';

test('sample.json has the values of the sample; “npx tsx tools/check/write-sample.ts” writes it', () => {
  expect(written).toEqual(collectOwn(readSite('.')));
});

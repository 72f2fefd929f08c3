import { collectOwn } from '@/tools/check/moving-in';
import { readSite } from '@/tools/check/read';
import written from '@/tools/check/sample.json';

test('“npx tsx tools/check/write-sample.ts” was run after the last change', () => {
  expect(written).toEqual(collectOwn(readSite('.')));
});

import { checkContent } from '../../tools/check/run';
import { makeCopy } from './fixture-copy';

test('the check finds no error in the fixture', async () => {
  const copy = await makeCopy();
  const found = await checkContent(copy.root);
  copy.remove();
  expect(found.filter(({ level }) => level === 'error')).toEqual([]);
});

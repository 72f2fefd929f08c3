import { sectionLevels } from './section-levels';

const level = (elevation?: number, clearHeight?: number) => ({ elevation, clearHeight });

test.each([
  ['levels one above another', [level(0, 5), level(-4, 3)], 2],
  ['one level', [level(1.2, 3)], 1],
  ['no levels', [], 0],
  ['a level without a clear height', [level(0, 5), level(6)], 0],
  ['a level without an elevation', [level(0, 5), level(undefined, 3)], 0],
  ['levels side by side', [level(0, 5), level(0, 9), level(-4, 3)], 0],
  ['levels without measures', [level(), level()], 0],
])('%s: floors of the section', (_, levels, count) => {
  expect(sectionLevels(levels)).toHaveLength(count);
});

import { indexPattern } from './index-pattern';

function numbers(count: number, step = 1): string[] {
  return Array.from({ length: count }, (_, index) => String(index * step));
}

test.each([
  ['thirteen projects', numbers(13)],
  ['one project', ['7']],
  ['projects with gaps', ['0', '3', '11', '12', '30', '113']],
  ['1,300 projects', numbers(1300)],
  ['every third of them', numbers(433, 3)],
])('the pattern of %s fits these indices and no other', (_, indices) => {
  const pattern = new RegExp(`^(?:${indexPattern(indices)})$`);
  const known = new Set(indices);
  for (const index of [...numbers(1500), '00', '01', '', '-1', '1.0']) {
    expect([index, pattern.test(index)]).toEqual([index, known.has(index)]);
  }
});

test('1,300 projects fit into a pattern of next.config.ts', () => {
  expect(indexPattern(numbers(1300)).length).toBeLessThan(4096);
});

import { readFileSync } from 'node:fs';
import { withTables } from './guide';

test('the tables of the guide are those of today’s fields: npm run fix writes them', () => {
  const guide = readFileSync('docs/content-guide.md', 'utf8');
  expect(withTables(guide)).toBe(guide);
  expect(guide).toContain('| `totalArea` |');
});

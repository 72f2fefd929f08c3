import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '../support/content/records';

test('the files of deploy name no company', () => {
  const files = readdirSync('deploy').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(5);
  const texts = files.map((file) => readFileSync(path.join('deploy', file), 'utf8'));
  for (const name of Object.values(company.name)) expect(texts.join('\n')).not.toContain(name);
});

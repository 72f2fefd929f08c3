import { spawnSync } from 'node:child_process';

const noLanguage = 'There is no language “fr”: choose one of en, he.';

test.each([
  ['command', '--lang', 'fr', noLanguage],
  ['fix', '--lang', 'fr', noLanguage],
  ['command', '--langue', 'he', '--langue'],
])('%s checks nothing and names what it does not know: %s %s', (script, option, value, answer) => {
  const command = [`tools/check/${script}.ts`, option, value];
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', command, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(answer);
});

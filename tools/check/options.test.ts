import { spawnSync } from 'node:child_process';

/** What a command answers that ends before it checks anything. */
function run(script: string, ...args: string[]) {
  return spawnSync('node_modules/.bin/tsx', [`tools/check/${script}.ts`, ...args], { encoding: 'utf8' });
}

test.each(['index', 'fix'])('a language that the report does not have is named: %s', (script) => {
  const { status, stdout, stderr } = run(script, '--lang', 'fr');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('There is no language “fr”: choose one of en, he.');
});

test('an unknown option is named', () => {
  const { status, stderr } = run('index', '--langue', 'he');
  expect(status).toBe(2);
  expect(stderr).toContain('--langue');
});

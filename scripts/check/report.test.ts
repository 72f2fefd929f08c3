import type { Finding } from './finding';
import { writeReport } from './report';

const error: Finding = {
  level: 'error',
  file: 'messages/en.json',
  field: 'Metadata',
  value: '5',
  cure: 'write a text',
};
const warning: Finding = {
  level: 'warning',
  file: 'content/building.json',
  field: 'completion',
  cure: 'has passed',
};

test('every finding is one line with level, file, line, field, value and cure; errors come first', () => {
  expect(writeReport(process.cwd(), [warning, error], 1234).split('\n')).toEqual([
    'error    messages/en.json:2 · Metadata = 5: write a text',
    '',
    expect.stringMatching(/^warning {2}content\/building\.json:\d+ · completion: has passed$/),
    '',
    'Mend the errors and run “npm run check” again: 1 error, 1 warning, 1.2 s.',
  ]);
});

test('a missing field stands at the line of the group where it belongs', () => {
  const report = writeReport(process.cwd(), [{ ...error, field: 'Metadata.nothing', value: 'missing' }], 0);
  expect(report).toContain('messages/en.json:2 · Metadata.nothing = missing');
});

test('without errors all is well, and warnings are counted', () => {
  expect(writeReport(process.cwd(), [warning, warning], 2000)).toMatch(
    /\n\nAll is well: 0 errors, 2 warnings, 2\.0 s\.$/,
  );
});

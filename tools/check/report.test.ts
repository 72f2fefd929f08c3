import type { Issue } from './issue';
import { translate, writeReport } from './report';

const root = process.cwd();
const place = { level: 'error', file: 'messages/en.json', field: 'Metadata', value: '5' } as const;
const error: Issue = { ...place, hint: { key: 'record.text' } };
const warning: Issue = {
  level: 'warning',
  file: 'content/company.json',
  field: 'founded',
  hint: { key: 'dates.pastCompletion' },
};

const inEnglish = (issues: Issue[], milliseconds = 0) =>
  writeReport(translate(root, issues, 'en'), milliseconds, 'en');

test('every issue is one line, errors first', () => {
  expect(inEnglish([warning, error], 1234).split('\n')).toEqual([
    'error    messages/en.json:2 · Metadata = 5: write the text in straight quotes',
    '',
    expect.stringMatching(/^warning {2}content\/company\.json:\d+ · founded: this month has passed: /),
    '',
    'Fix the errors and run “npm run check” again: 1 error, 1 warning, 1.2 s.',
  ]);
});

test('a missing field is at the line of the group where it belongs', () => {
  const missing: Issue = { ...error, field: 'Metadata.nothing', value: { key: 'value.missing' } };
  expect(inEnglish([missing])).toContain('messages/en.json:2 · Metadata.nothing = missing');
});

test('the report names “npm run fix” once', () => {
  expect(inEnglish([{ ...error, fixable: true }])).toContain('quotes; “npm run fix” fixes it\n');
});

test('a report without errors is OK with its number of warnings', () => {
  expect(inEnglish([warning, warning], 2000)).toMatch(/\n\nOK: 0 errors, 2 warnings, 2\.0 s\.$/);
});

test('the Hebrew report isolates left-to-right text', () => {
  const report = writeReport(translate(root, [error, warning], 'he'), 1234, 'he');
  expect(report.split('\n')).toEqual([
    'שגיאה    \u2068messages/en.json:2 · Metadata\u2069 = \u20685\u2069: כתבו טקסט בין מירכאות ישרות',
    '',
    expect.stringMatching(/^אזהרה {4}\u2068content\/company\.json:\d+ · founded\u2069: החודש הזה כבר עבר: /),
    '',
    'תקנו את השגיאות והריצו שוב \u2068npm run check\u2069: שגיאה אחת, אזהרה אחת, \u20681.2\u2069 שניות.',
  ]);
});

test('issues have their line and a mark for `npm run fix`', () => {
  expect(translate(root, [{ ...error, fixable: true }, warning], 'en')).toEqual([
    { ...place, line: 2, hint: 'write the text in straight quotes', fixable: true },
    expect.objectContaining({ level: 'warning', field: 'founded', value: undefined, fixable: false }),
  ]);
});

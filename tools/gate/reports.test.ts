import { readReport, slowest } from './reports';

test('a report of Jest has the seconds and tests of each file', () => {
  const name = `${process.cwd()}/var/companies/all-on/e2e/html/home.test.ts`;
  const result = { name, startTime: 1000, endTime: 3500, assertionResults: [{}, {}] };
  expect(readReport({ testResults: [result] })).toEqual({
    runner: 'Jest',
    files: [{ file: 'e2e/html/home.test.ts', seconds: 2.5, tests: 2 }],
  });
});

test('a report of Playwright has the tests of each file with those in groups', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const group = { file: 'tour.spec.ts', specs: [spec(500), spec(250, 250)] };
  const report = { suites: [{ file: 'tour.spec.ts', specs: [spec(1000)], suites: [group] }] };
  const { runner, files } = readReport(report);
  expect(runner).toBe('Playwright');
  expect(slowest(files)).toEqual([{ file: 'tour.spec.ts', seconds: 2, tests: 3 }]);
});

test('the ten slowest files are named, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, seconds) => ({
    file: `${seconds}.test.ts`,
    seconds,
    tests: 1,
  }));
  expect(slowest(files).map(({ seconds }) => seconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

import path from 'node:path';

/** The time of one test file. */
export type TimedFile = { file: string; seconds: number; tests: number };

/** Number of listed files. */
const named = 10;

/** A report of `jest --json`; times in milliseconds since 1970. */
type JestReport = {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: unknown[] }[];
};

/** A file in a report of Playwright's reporter `json`, or a `describe` in it; durations in milliseconds. */
type Suite = {
  file: string;
  suites?: Suite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
};

/** Reads a report of either runner. */
export function readReport(report: JestReport | { suites: Suite[] }) {
  return 'testResults' in report
    ? { runner: 'Jest' as const, files: readJest(report) }
    : { runner: 'Playwright' as const, files: readSuites(report.suites) };
}

function readJest({ testResults }: JestReport): TimedFile[] {
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: path.relative('.', name).replace(/^var\/companies\/[^/]+\//, ''),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));
}

function readSuites(suites: Suite[]): TimedFile[] {
  return suites.flatMap(({ file, suites: groups = [], specs = [] }) => {
    const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
    const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    return [{ file, seconds, tests: specs.length }, ...readSuites(groups)];
  });
}

/** Returns the slowest files, slowest first; several runs of a file are one entry. */
export function slowest(files: TimedFile[]): TimedFile[] {
  const byFile = new Map<string, TimedFile>();
  for (const { file, seconds, tests } of files) {
    const before = byFile.get(file) ?? { file, seconds: 0, tests: 0 };
    byFile.set(file, { file, seconds: before.seconds + seconds, tests: before.tests + tests });
  }
  return [...byFile.values()].sort((a, b) => b.seconds - a.seconds).slice(0, named);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { error, type Issue } from './issue';
import { findConflict } from './json';
import { runTool } from './tool';

type Place = { line: number; column: number };

type BiomeReport = {
  diagnostics: {
    severity: string;
    message: string;
    category: string;
    location: { path: string; start: Place };
  }[];
};

type StylelintReport = { source: string; warnings: (Place & { rule: string; text: string })[] }[];

/** Code, records and style sheets keep the rules of the house and its layout. */
export async function checkLint(root: string): Promise<Issue[]> {
  return (await Promise.all([checkCode(root), checkStyles(root)])).flat();
}

async function checkCode(root: string): Promise<Issue[]> {
  const { output } = await runTool(root, 'biome', [
    'check',
    '--reporter=json',
    '--max-diagnostics=none',
    ...lineEnds(root),
    '.',
  ]);
  const report = readReport<BiomeReport>(/^\{"summary.*$/m.exec(output)?.[0]);
  if (!report) return [broken('biome.json', output)];
  return report.diagnostics.flatMap(({ severity, message, category, location }): Issue[] => {
    const level: Issue['level'] = severity === 'error' ? 'error' : 'warning';
    const file = location.path;
    // What is wrong in the words and records is left to the other checks; here only their layout.
    const isWords = /^(messages|content)\/.*\.json$/.test(file);
    if (isWords && (category !== 'format' || message.includes('aborted'))) return [];
    if (category === 'format') return [{ level, file, fixable: true, hint: { key: 'lint.layout' } }];
    const place = { level, file, ...location.start };
    if (category !== 'parse')
      return [{ ...place, hint: { key: 'lint.rule', values: { message, category } } }];
    const conflict = findConflict(file, readFileSync(path.join(root, file), 'utf8'));
    return [conflict ?? { ...place, hint: { key: 'lint.parse', values: { message } }, unreadable: true }];
  });
}

/** A whole clone may have the line ends of Windows. */
export function lineEnds(root: string): string[] {
  return readFileSync(path.join(root, 'biome.json'), 'utf8').includes('\r\n') ? ['--line-ending=crlf'] : [];
}

async function checkStyles(root: string): Promise<Issue[]> {
  const { output } = await runTool(root, 'stylelint', ['--formatter', 'json', '**/*.css']);
  const report = readReport<StylelintReport>(/^\[.*\]$/m.exec(output)?.[0]);
  if (!report) return [broken('.stylelintrc.json', output)];
  return report.flatMap(({ source, warnings }) => {
    const file = path.relative(root, source).split(path.sep).join('/');
    return warnings.map(({ line, column, text }) =>
      error({ file, line, column }, 'lint.style', { message: text }),
    );
  });
}

function readReport<Report>(text: string | undefined): Report | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function broken(file: string, output: string): Issue {
  return error({ file, value: output.trim().split('\n')[0]?.slice(0, 120) }, 'lint.broken');
}

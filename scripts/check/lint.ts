import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findConflict } from './conflicts';
import type { Finding } from './finding';
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
export async function checkLint(root: string): Promise<Finding[]> {
  return (await Promise.all([checkCode(root), checkStyles(root)])).flat();
}

async function checkCode(root: string): Promise<Finding[]> {
  const { output } = await runTool(root, 'biome', [
    'check',
    '--reporter=json',
    '--max-diagnostics=none',
    ...lineEnds(root),
    '.',
  ]);
  const report = readReport<BiomeReport>(/^\{"summary.*$/m.exec(output)?.[0]);
  if (!report) return [broken('biome.json', output)];
  return report.diagnostics.flatMap(({ severity, message, category, location }): Finding[] => {
    const level = severity === 'error' ? 'error' : 'warning';
    const file = location.path;
    // What is wrong in the words and records is told in plain words by the other checks; here only their layout.
    const isWords = /^(messages|content)\/.*\.json$/.test(file);
    if (isWords && (category !== 'format' || message.includes('aborted'))) return [];
    if (category === 'format') {
      return [{ level, file, cure: 'the layout is not the one of the house; “npm run fix” does it' }];
    }
    if (category !== 'parse')
      return [{ level, file, field: at(location.start), cure: `${message} (${category})` }];
    const conflict = findConflict(readFileSync(path.join(root, file), 'utf8'));
    const field = conflict ? `line ${conflict.line}` : at(location.start);
    return [{ level, file, field, cure: conflict?.cure ?? message, unreadable: true }];
  });
}

/** A whole clone may have the line ends of Windows. */
export function lineEnds(root: string): string[] {
  return readFileSync(path.join(root, 'biome.json'), 'utf8').includes('\r\n') ? ['--line-ending=crlf'] : [];
}

async function checkStyles(root: string): Promise<Finding[]> {
  const { output } = await runTool(root, 'stylelint', ['--formatter', 'json', '**/*.css']);
  const report = readReport<StylelintReport>(/^\[.*\]$/m.exec(output)?.[0]);
  if (!report) return [broken('.stylelintrc.json', output)];
  return report.flatMap(({ source, warnings }) => {
    const file = path.relative(root, source).split(path.sep).join('/');
    return warnings.map((each): Finding => ({ level: 'error', file, field: at(each), cure: each.text }));
  });
}

function readReport<Report>(text: string | undefined): Report | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function at({ line, column }: Place): string {
  return `line ${line}, column ${column}`;
}

function broken(file: string, output: string): Finding {
  const value = output.trim().split('\n')[0]?.slice(0, 120);
  return {
    level: 'error',
    file,
    value,
    cure: 'lint could not run: run “npm ci”, then see what it says here',
  };
}

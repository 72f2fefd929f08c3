import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding';
import { runTool } from './tool';

/** Read by next.config.ts; the build fills them. A fresh copy has none, and its types need none. */
const madeLists = ['content/pictures.json', 'content/previews.json'];

/** The code fits its types, those of the words and the addresses among them. */
export async function checkTypes(root: string): Promise<Finding[]> {
  for (const list of madeLists) {
    if (!existsSync(path.join(root, list))) writeFileSync(path.join(root, list), '{}\n');
  }
  const generated = await runTool(root, 'next', ['typegen']);
  const checked = await runTool(root, 'tsc', ['--noEmit', '--pretty', 'false']);
  const faults = checked.output.split('\n').flatMap(readFault);
  if (generated.good && (checked.good || faults.length > 0)) return faults;
  const cure =
    'the types could not be checked wholly: mend what else is told here first; if nothing is, run “npm ci”';
  const value = firstLine(generated.good ? checked.output : generated.output);
  return [...faults, { level: 'error', file: 'next.config.ts', value, cure }];
}

/** Only the first line of a type error: the ones below it explain it to the compiler's authors. */
function readFault(line: string): Finding[] {
  const [, file, row, column, message] = /^(\S.*?)\((\d+),(\d+)\): error TS\d+: (.*)$/.exec(line) ?? [];
  // The declaration is a copy of the catalog, whose faults are told there.
  if (!file || !message || /^messages\/.*\.d\.json\.ts$/.test(file)) return [];
  const cure = message.length > 240 ? `${message.slice(0, 238)}…` : message;
  return [
    { level: 'error', file, field: `line ${row}, column ${column}`, cure: `the types do not fit: ${cure}` },
  ];
}

function firstLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return (lines.find((line) => /error|fault/i.test(line)) ?? lines.find(Boolean) ?? '').slice(0, 120);
}

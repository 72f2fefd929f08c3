import path from 'node:path';
import type { Finding } from './finding';
import { listWordFiles } from './project-files';
import { runTool } from './tool';

/** What is missing when the types of the pages could not be made. */
const ofGenerated = /Cannot find name '(Layout|Page)Props'|Cannot find name 'RouteContext'/;

/** The code fits its types, those of the words and the addresses among them. */
export async function checkTypes(root: string): Promise<Finding[]> {
  const generated = await runTool(root, 'next', ['typegen']);
  const checked = await runTool(root, 'tsc', ['--noEmit', '--incremental', 'false', '--pretty', 'false']);
  const told = checked.output.split('\n').flatMap(readFault);
  const faults = told.filter((fault) => !isToldElsewhere(root, fault));
  if (generated.good && (checked.good || told.length > 0)) return faults;
  const value = reasonIn(generated.good ? checked.output : generated.output);
  const cure =
    'the types could not be checked wholly: see what is said here, and run “npm ci” if it is a package';
  const others = faults.filter((fault) => generated.good || !ofGenerated.test(fault.cure));
  return [...others, { level: 'error', file: 'next.config.ts', value, cure, follows: isOfWords }];
}

/** Only the first line of a type error: the ones below it explain it to the compiler's authors. */
function readFault(line: string): Finding[] {
  const [, file, row, column, message] = /^(\S.*?)\((\d+),(\d+)\): error TS\d+: (.*)$/.exec(line) ?? [];
  if (!file || !message) return [];
  const [, key] = /type '"?(.*?)"?' is not assignable to .*MessageKeys</.exec(message) ?? [];
  const cure = key
    ? `asks for the text ${key}, which messages/he.json lacks`
    : `the types do not fit: ${message.length > 240 ? `${message.slice(0, 238)}…` : message}`;
  // The types of texts are made from the catalogs, and a file that cannot be read takes its exports with it.
  const ofTexts = key !== undefined || /RichTagsFunction|TranslationValues|ICUArg/.test(message);
  const follows = (cause: Finding) =>
    (cause.unreadable === true && /\.tsx?$/.test(cause.file)) ||
    (ofTexts &&
      (cause.file.startsWith('messages/') || (cause.file === file && !cause.field?.startsWith('line'))));
  return [{ level: 'error', file, field: `line ${row}, column ${column}`, cure, follows }];
}

function isOfWords({ file }: Finding): boolean {
  return /^(messages|content)\/.*\.json$/.test(file);
}

/** What is wrong with a catalog or record, its declaration made from it, or its absence: told there in plain words. */
function isToldElsewhere(root: string, { file, cure }: Finding): boolean {
  const words = listWordFiles(root);
  const [, missing = ''] = /Cannot find module '.*?([^/]+\.json)'/.exec(cure) ?? [];
  return (
    words.includes(file) ||
    /^messages\/.*\.d\.json\.ts$/.test(file) ||
    words.some((each) => path.basename(each) === missing)
  );
}

/** The line of a tool's output that says why it stopped. */
function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const reason =
    lines.find((line) => /^(\w*Error|content\/|.*: error)/.test(line)) ?? lines.find(Boolean) ?? '';
  return reason.replace(/^Error: |:$/g, '').slice(0, 120);
}

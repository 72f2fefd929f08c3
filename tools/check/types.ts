import path from 'node:path';
import { error, type Issue } from './issue';
import { listWordFiles } from './project-files';
import { runTool } from './tool';

/** What is missing when the types of the pages could not be made. */
const ofGenerated = /Cannot find name '(Layout|Page)Props'|Cannot find name 'RouteContext'/;

/** The code fits its types, those of the words and the addresses among them. */
export async function checkTypes(root: string): Promise<Issue[]> {
  const generated = await runTool(root, 'next', ['typegen']);
  const checked = await runTool(root, 'tsc', ['--noEmit', '--pretty', 'false']);
  const errors = checked.output.split('\n').flatMap(readError);
  const issues = errors
    .filter((each) => !isReportedElsewhere(root, each))
    .filter(({ message }) => generated.good || !ofGenerated.test(message))
    .map(issueOf);
  if (generated.good && (checked.good || errors.length > 0)) return issues;
  const value = reasonIn(generated.good ? checked.output : generated.output);
  return [...issues, error({ file: 'next.config.ts', value, follows: isOfWords }, 'types.broken')];
}

type TypeError = { file: string; line: number; column: number; message: string };

/** Only the first line of a type error: the ones below it explain it to the compiler's authors. */
function readError(text: string): TypeError[] {
  const [, file, line, column, message] = /^(\S.*?)\((\d+),(\d+)\): error TS\d+: (.*)$/.exec(text) ?? [];
  return file && message ? [{ file, line: Number(line), column: Number(column), message }] : [];
}

function issueOf({ message, ...place }: TypeError): Issue {
  const [, key] = /type '"?(.*?)"?' is not assignable to .*MessageKeys</.exec(message) ?? [];
  // The types of texts are made from the catalogs, and a file that cannot be read takes its exports with it.
  const ofTexts = key !== undefined || /RichTagsFunction|TranslationValues|ICUArg/.test(message);
  const follows = (cause: Issue) =>
    (cause.unreadable === true && /\.tsx?$/.test(cause.file)) ||
    (ofTexts && (cause.file.startsWith('messages/') || (cause.file === place.file && !cause.line)));
  if (key) return error({ ...place, follows }, 'types.text', { key });
  const short = message.length > 240 ? `${message.slice(0, 238)}…` : message;
  return error({ ...place, follows }, 'types.wrong', { message: short });
}

function isOfWords({ file }: Issue): boolean {
  return /^(messages|content)\/.*\.json$/.test(file);
}

/** What is wrong with a catalog or record, its declaration made from it, or its absence: reported there. */
function isReportedElsewhere(root: string, { file, message }: TypeError): boolean {
  const words = listWordFiles(root);
  const [, missing = ''] = /Cannot find module '.*?([^/]+\.json)'/.exec(message) ?? [];
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

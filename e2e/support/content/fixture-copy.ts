import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { catalogOf, routing } from '../../../i18n/routing';
import { valueAt } from '../../../lib/value-at';
import type { Issue } from '../../../tools/check/issue';
import { type TranslatedIssue, translate } from '../../../tools/check/report';
import { checkContent } from '../../../tools/check/run';
import { listKeptFiles } from '../../../tools/check/site-files';
import { writeWhole } from '../../../tools/files/write-whole';
import { newFolder } from '../folder';
import { keepFirst, moveIn } from './other-company';

const project = process.cwd();

/** A change by a test: a file, and its new bytes; undefined deletes the file. */
export type Change = { file: string; to: (before: string) => string | Uint8Array | undefined };

/** A copy of the small site of `e2e/fixtures/all-on`, which the unit tests of a file may change. */
export type FixtureCopy = {
  root: string;
  /** Changes files; returns a function that undoes it. */
  change: (changes: Change[]) => () => void;
  /** Changes files, returns the issues that this adds to those of the whole copy in English, and restores the files. */
  issuesOf: (changes: Change[]) => Promise<TranslatedIssue[]>;
  /** Restores records and catalogs, and removes files of the editor: faster than another copy. */
  restore: () => void;
};

/** Folders that no test changes, as symbolic links. */
const linked = ['components', 'i18n', 'server', 'tools', 'ops', 'lib'];
const copied = ['app', 'messages', 'model/fields', 'model/read', 'model/schema'];

/** Makes a copy of the fixture in a temporary folder, with the code that the check reads. */
export function makeCopy(): FixtureCopy {
  const root = newFolder();
  const catalogs = routing.locales.map(catalogOf);
  const isCopied = (file: string) => !file.startsWith('messages/') || catalogs.includes(file);
  for (const file of copied.flatMap((folder) => listKeptFiles(project, folder)).filter(isCopied)) {
    cpSync(path.join(project, file), path.join(root, file));
  }
  moveIn(root);
  keepFirst(root);
  // Git follows no symbolic link to it.
  cpSync('.gitignore', path.join(root, '.gitignore'));
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  for (const name of linked) symlinkSync(path.join(project, name), path.join(root, name));
  const change = (changes: Change[]) => {
    const undo = changes.map((edit) => apply(root, edit)).reverse();
    return () => {
      for (const restore of undo) restore();
    };
  };
  const listWords = () =>
    ['messages', 'content', 'model/fields']
      .flatMap((folder) => listKeptFiles(root, folder))
      .filter((file) => file.endsWith('.json'));
  const words = new Map(listWords().map((file) => [file, readFileSync(path.join(root, file))]));
  let known: Set<string> | undefined;
  return {
    root,
    change,
    restore: () => {
      rmSync(path.join(root, 'var'), { recursive: true, force: true });
      for (const file of listWords()) if (!words.has(file)) rmSync(path.join(root, file));
      for (const [file, bytes] of words) writeWhole(path.join(root, file), bytes);
    },
    issuesOf: async (changes) => {
      known ??= new Set((await checkContent(root)).map(keyOf));
      const undo = change(changes);
      const found = (await checkContent(root)).filter((issue) => !known?.has(keyOf(issue)));
      const issues = translate(root, found, 'en');
      undo();
      return issues;
    },
  };
}

function apply(root: string, { file, to }: Change): () => void {
  const target = path.join(root, file);
  const before = existsSync(target) ? readFileSync(target) : undefined;
  const write = (content: ReturnType<Change['to']>) =>
    content === undefined ? rmSync(target, { force: true }) : writeWhole(target, content);
  write(to(before?.toString('utf8') ?? ''));
  return () => write(before);
}

function keyOf(issue: Issue): string {
  return JSON.stringify(issue);
}

/** Replaces the data of a JSON file. */
export const writing = (file: string, data: unknown): Change => ({ file, to: () => JSON.stringify(data) });

export const removing = (file: string): Change => ({ file, to: () => undefined });

/** Replaces a part of a file, which must occur at least once. */
export function replacing(file: string, part: string, by: string): Change {
  return {
    file,
    to: (before) => {
      if (!before.includes(part))
        throw new Error(`${file} has no “${part}”: the test must change another part.`);
      return before.replace(part, () => by);
    },
  };
}

/**
 * Changes one field of a JSON file.
 *
 * @param field its path, such as `he.title`
 * @param value the new one; undefined removes the field
 */
export function setting(file: string, field: string, value: unknown): Change {
  return {
    file,
    to: (before) => {
      const data = JSON.parse(before);
      const names = field.split('.');
      // JSON omits undefined values.
      Object.assign(valueAt(data, names.slice(0, -1)) as object, { [names.at(-1) ?? '']: value });
      return JSON.stringify(data);
    },
  };
}

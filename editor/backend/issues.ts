import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCodeKeys } from '../../tools/check/code-keys';
import type { Issue as CheckIssue } from '../../tools/check/issue';
import { translate } from '../../tools/check/report';
import { checkContent } from '../../tools/check/run';
import { catalogs, type Language } from '../../tools/check/sentences';
import { listFiles, listKeptFiles } from '../../tools/check/site-files';

/** What the check says of a field, in every language of the editor. */
export type Issue = {
  level: 'error' | 'warning';
  file: string;
  field: string;
  value: string;
  hint: Record<Language, string>;
  /** Whether `npm run fix` knows what to write. */
  fixable: boolean;
  /** Whether it says that nothing uses a file. */
  unused: boolean;
};

/** What an edit can change; the check reads everything else where it is. */
const written = ['messages', 'content'];
/** The files as they are, with a change, and with drafts. */
const mostKnown = 4;
const leftOut = new Set([...written, '.git', '.next', 'node_modules', 'dist', 'var']);

/**
 * A place where texts can be checked before they are written: the project with the words and records copied.
 *
 * @param root the folder of the project
 */
export function openTrial(root: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'edit-'));
  const copied = new Map<string, string>();
  /** What was found in texts that were checked before: a change is tried on top of what is known. */
  const known = new Map<string, Issue[]>();
  for (const name of readdirSync(root).filter((each) => !leftOut.has(each))) {
    const [from, to] = [path.resolve(root, name), path.join(folder, name)];
    // A junction needs no special right on Windows.
    if (statSync(from).isDirectory()) symlinkSync(from, to, 'junction');
    else copyFileSync(from, to);
  }

  function put(file: string, text: string): void {
    if (copied.get(file) === text) return;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
    copied.set(file, text);
  }

  async function judge(): Promise<Issue[]> {
    return inEveryLanguage(folder, await checkContent(folder));
  }

  return {
    /**
     * What the check says of the words, records and pictures.
     *
     * @param texts files that are to be checked with another text than they have
     */
    async check(texts: ReadonlyMap<string, string> = new Map()): Promise<Issue[]> {
      const files = written.flatMap((each) => listFiles(root, each));
      for (const file of files) put(file, texts.get(file) ?? readFileSync(path.join(root, file), 'utf8'));
      for (const file of [...copied.keys()].filter((each) => !files.includes(each))) {
        rmSync(path.join(folder, file));
        copied.delete(file);
      }
      const pictures = listKeptFiles(root, 'public').map((file) => [
        file,
        statSync(path.join(root, file)).mtimeMs,
      ]);
      const key = createHash('sha256')
        .update(JSON.stringify([...copied, pictures]))
        .digest('hex');
      const issues = known.get(key) ?? (await judge());
      known.delete(key);
      known.set(key, issues);
      if (known.size > mostKnown) known.delete([...known.keys()][0] ?? '');
      return issues;
    },
    /** How often the code asks for a message, by its key. */
    uses(): Record<string, number> {
      const count: Record<string, number> = {};
      for (const key of readCodeKeys(folder).uses.flatMap(({ keys }) => keys))
        count[key] = (count[key] ?? 0) + 1;
      return count;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Issues of the check as the page shows them. */
export function inEveryLanguage(root: string, issues: CheckIssue[]): Issue[] {
  const languages = Object.keys(catalogs) as Language[];
  const translated = languages.map((language) => translate(root, issues, language));
  return (translated[0] ?? []).map(({ level, file, field = '', value = '', fixable }, index) => {
    const hints = languages.map((language, at) => [language, translated[at]?.[index]?.hint ?? '']);
    return {
      ...{ level, file, field, value, fixable, hint: Object.fromEntries(hints) },
      unused: issues[index]?.hint.key.startsWith('pictures.unused') ?? false,
    };
  });
}

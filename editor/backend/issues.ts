import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
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

/** The files as they are, with a change, and with drafts. */
const mostKnown = 4;

/**
 * The check of the words, records and pictures in the folder of a project, which does not look twice at the same.
 *
 * @returns what it says; its argument are files that are to be checked with another text than they have
 */
export function openCheck(root: string): (texts?: ReadonlyMap<string, string>) => Promise<Issue[]> {
  const known = new Map<string, Issue[]>();
  return async (texts = new Map()) => {
    const words = ['messages', 'content'].flatMap((folder) => listFiles(root, folder));
    const state = [
      ...words.map((file) => [file, texts.get(file) ?? readFileSync(path.join(root, file), 'utf8')]),
      ...listKeptFiles(root, 'public').map((file) => [file, statSync(path.join(root, file)).mtimeMs]),
    ];
    const key = createHash('sha256').update(JSON.stringify(state)).digest('hex');
    const issues = known.get(key) ?? inEveryLanguage(root, await checkContent(root, texts));
    known.delete(key);
    known.set(key, issues);
    if (known.size > mostKnown) known.delete([...known.keys()][0] ?? '');
    return issues;
  };
}

/** Issues of the check as the page shows them. */
export function inEveryLanguage(root: string, issues: CheckIssue[]): Issue[] {
  const languages = Object.keys(catalogs) as Language[];
  const translated = languages.map((language) => translate(root, issues, language));
  return (translated[0] ?? []).map(({ level, file, field = '', value = '', fixable }, index) => {
    const hints = languages.map((language, number) => [language, translated[number]?.[index]?.hint ?? '']);
    return {
      ...{ level, file, field, value, fixable, hint: Object.fromEntries(hints) },
      unused: issues[index]?.hint.key.startsWith('pictures.unused') ?? false,
    };
  });
}

import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Issue as CheckIssue } from '../../tools/check/issue';
import { checkContent } from '../../tools/check/run';
import { catalogs, type Language, type Message, translatorIn } from '../../tools/check/sentences';
import { listFiles, listKeptFiles } from '../../tools/check/site-files';

/** An issue of the check, in every language of the editor. */
export type Issue = ReturnType<typeof inEveryLanguage>[number];

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
    const words = ['messages', 'content', 'model/fields'].flatMap((folder) => listFiles(root, folder));
    const state = [
      ...words.map((file) => [file, texts.get(file) ?? readFileSync(path.join(root, file), 'utf8')]),
      ...listKeptFiles(root, 'public').map((file) => [file, statSync(path.join(root, file)).mtimeMs]),
    ];
    const key = createHash('sha256').update(JSON.stringify(state)).digest('hex');
    const issues = known.get(key) ?? inEveryLanguage(await checkContent(root, texts));
    known.delete(key);
    known.set(key, issues);
    if (known.size > mostKnown) known.delete([...known.keys()][0] ?? '');
    return issues;
  };
}

/** Issues of the check as the page shows them. */
export function inEveryLanguage(issues: CheckIssue[]) {
  const languages = Object.keys(catalogs) as Language[];
  const translators = languages.map((language) => [language, translatorIn(language)] as const);
  function translate(message: Message | string) {
    const texts = translators.map(([language, translated]) => [language, translated(message)]);
    return Object.fromEntries(texts) as Record<Language, string>;
  }
  return issues.map(({ level, file, field = '', value = '', hint, fixable = false }) => ({
    ...{ level, file, field, value: translate(value), hint: translate(hint) },
    /** Whether `npm run fix` knows what to write. */
    fixable,
    /** Whether it says that nothing uses a file. */
    unused: hint.key.startsWith('pictures.unused'),
  }));
}

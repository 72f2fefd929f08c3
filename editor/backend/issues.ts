import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sentences } from '../../model/sentences';
import type { Issue as CheckIssue } from '../../tools/check/issue';
import { checkContent } from '../../tools/check/run';
import { type Language, type Message, translatorIn } from '../../tools/check/sentences';
import { listFiles, listKeptFiles } from '../../tools/check/site-files';

/** An issue of the check, in every language of the editor. */
export type Issue = ReturnType<typeof inEveryLanguage>[number];

/** Cached results: the saved files, with a change, and with drafts. */
const maxCached = 4;

/**
 * Opens the check of the texts, records and pictures of a project. It caches its last results.
 *
 * @returns a function that returns the issues; its argument replaces the texts of some files
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
    if (known.size > maxCached) known.delete([...known.keys()][0] ?? '');
    return issues;
  };
}

/** Translates issues of the check into every language of the editor. */
export function inEveryLanguage(issues: CheckIssue[]) {
  const languages = Object.keys(sentences) as Language[];
  const translators = languages.map((language) => [language, translatorIn(language)] as const);
  function translate(message: Message | string) {
    const texts = translators.map(([language, translated]) => [language, translated(message)]);
    return Object.fromEntries(texts) as Record<Language, string>;
  }
  return issues.map(({ level, file, field = '', value = '', hint, fixable = false }) => ({
    level,
    file,
    field,
    value: translate(value),
    hint: translate(hint),
    /** Whether `npm run fix` repairs it. */
    fixable,
    /** Whether it is about an unused file. */
    unused: hint.key.startsWith('pictures.unused'),
  }));
}

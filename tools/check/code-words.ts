import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './project-files';

/** What a source file says about words: the translators that it makes, what it asks of them, and all its texts. */
export type CodeWords = {
  file: string;
  /** The namespaces of each translator, by the name of its variable; one without a namespace has `''`. */
  translators: Map<string, Set<string>>;
  /** Each `t('key')`: the variable and the key. */
  asked: { translator: string; key: string }[];
  /** Every text between quotes; a template's `${…}` stands as `*`. */
  texts: Set<string>;
  /** Every name, among them those of the values that a message gets; one before a colon with it, as `link:`. */
  names: Set<string>;
};

const folders = ['app', 'components', 'content', 'i18n', 'server', 'tools', 'ops', 'lib', 'site'];

/** Several checks ask for the same files, which stay as they are while a check runs. */
const read = new Map<string, CodeWords[]>();

/** The source files of the site, without tests. */
export function readCode(root: string): CodeWords[] {
  const code = read.get(root) ?? readFolders(root);
  read.set(root, code);
  return code;
}

function readFolders(root: string): CodeWords[] {
  return folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^tools\/check/.test(file))
    .map((file) => readWords(file, withoutComments(readFileSync(path.join(root, file), 'utf8'))));
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function readWords(file: string, code: string): CodeWords {
  const translators = new Map<string, Set<string>>();
  const made = /(\w+) = (?:await )?(?:useTranslations|getTranslations|createTranslator)\(([^)]*)\)/g;
  for (const [, name = '', words = ''] of code.matchAll(made)) {
    const namespace = /^\s*'([\w.]+)'|namespace: '([\w.]+)'/.exec(words);
    const known = translators.get(name) ?? new Set();
    translators.set(name, known.add(namespace?.[1] ?? namespace?.[2] ?? ''));
  }
  const asked = [...code.matchAll(/\b(\w+)(?:\.(?:rich|markup|raw|has))?\(\s*'([\w.]+)'/g)]
    .map(([, translator = '', key = '']) => ({ translator, key }))
    .filter(({ translator }) => translators.has(translator));
  const texts = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template?.replace(/\$\{[^}]*\}/g, '*') ?? '',
  );
  const names = code.match(/\b\w+\b:?/g)?.flatMap((name) => [name, name.replace(':', '')]);
  return { file, translators, asked, texts: new Set(texts), names: new Set(names) };
}

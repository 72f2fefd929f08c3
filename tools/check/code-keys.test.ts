import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../../e2e/support/folder';
import { readCodeKeys } from './code-keys';

test.each([
  ["useTranslations('Hero')", "t('title')", 'Hero.title'],
  ['useTranslations("Hero")', 't("title")', 'Hero.title'],
  ["useTranslations(\n  'Hero',\n)", "t.rich('title', { name })", 'Hero.title'],
  ["await getTranslations({ locale: 'he', namespace: 'Hero' })", "t('title')", 'Hero.title'],
  ["createTranslator<Words>({ locale, messages, namespace: 'Hero' })", "t('title')", 'Hero.title'],
  ['useTranslations()', "t('Hero.title')", 'Hero.title'],
  ["useTranslations('Hero').raw(name)", "t('title')", undefined],
])('%s is a translator for %s', (maker, call, key) => {
  const root = newFolder();
  mkdirSync(path.join(root, 'app'));
  writeFileSync(path.join(root, 'app/page.tsx'), `const t = ${maker};\n${call};\n`);
  expect(readCodeKeys(root).uses.flatMap(({ keys }) => keys)).toEqual(key ? [key] : []);
});

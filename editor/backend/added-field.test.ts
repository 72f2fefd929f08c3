import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';

/*
 * A developer adds an optional field: one line of its shape, its description, its place on the page. Form, report and
 * help show it without another line.
 */

const label = { he: 'עגורנים', en: 'Overhead cranes' };

/** Runs in the copy; prints the form, the report of a wrong value, the help of VS Code and the list on the page. */
const script = `
  import { readFileSync } from 'node:fs';
  import { build } from 'esbuild';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { createElement } from 'react';
  import { NextIntlClientProvider } from 'next-intl';
  import { listIssues, writeIssues } from './model/issues';
  import { optionalFacts } from './model/schema';
  import { checkFields } from './tools/check/fields';
  import { readSite } from './tools/check/read';
  import { startEditor } from './editor/backend/server';
  import { writeHelp } from './tools/fields/help';

  const editor = await startEditor({ root: process.cwd(), port: 0 });
  const ask = async (file) => (await fetch(editor.origin + file + '?token=' + editor.token)).text();
  const form = (await ask('/')) + (await ask('/editor.js'));
  await editor.close();
  writeHelp('.');
  await build({
    entryPoints: ['components/text/fact-list.tsx'],
    bundle: true, format: 'esm', jsx: 'automatic', outfile: 'list.mjs', packages: 'external',
    loader: { '.css': 'empty' },
  });
  const { FactList } = await import('./list.mjs');
  const messages = JSON.parse(readFileSync('messages/en.json', 'utf8'));
  const list = createElement(FactList, { facts: { cranes: 4 } });
  console.log(JSON.stringify({
    form,
    descriptions: checkFields(readSite('.')),
    report: writeIssues(listIssues(optionalFacts, 'hall.json', { cranes: 99 })),
    help: readFileSync('model/generated/editor/project.json', 'utf8'),
    page: renderToStaticMarkup(createElement(NextIntlClientProvider, { locale: 'en', messages, timeZone: 'UTC' }, list)),
  }));
`;

test('an added field is in the form, the report, the help, the page', () => {
  mkdirSync('var', { recursive: true });
  const folder = newFolder('var');
  for (const name of [
    'components',
    'content',
    'editor',
    'i18n',
    'lib',
    'messages',
    'model',
    'tools',
    'public/brand',
    'app/fonts',
  ]) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  for (const file of ['package.json', 'tsconfig.json', '.gitignore']) cpSync(file, path.join(folder, file));
  const edit = (file: string, before: string, added: string) => {
    const place = path.join(folder, file);
    const text = readFileSync(place, 'utf8');
    expect(text).toContain(before);
    writeFileSync(place, text.replace(before, added + before));
  };
  edit('model/schema/facts.ts', '  power:', '  cranes: count.max(20).optional(),\n');
  edit('components/text/fact-list.tsx', "    ...measure('power'", "    ...measure('cranes', count),\n");
  for (const locale of ['he', 'en'] as const) {
    const description = `"facts.cranes": { "label": "${label[locale]}" },\n  `;
    edit(`model/fields/${locale}.json`, '"facts.power"', description);
    edit(`messages/${locale}.json`, '"power":', `"cranes": "${label[locale]}",\n    `);
  }
  writeFileSync(path.join(folder, 'try.ts'), script);
  const tsx = path.resolve('node_modules/.bin/tsx');
  const found = JSON.parse(execFileSync(tsx, ['try.ts'], { cwd: folder, encoding: 'utf8' }));
  expect(found.descriptions).toEqual([]);
  expect(found.form).toContain('"field":"facts.cranes"');
  expect(found.form).toContain(label.en);
  expect(found.report).toContain('cranes = 99: is too large: write 20 or less');
  expect(found.help).toContain(`${label.he}\\n\\n${label.en}`);
  expect(found.page).toContain(`<dt>${label.en}</dt><dd>4</dd>`);
}, 120_000);

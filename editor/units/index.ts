/**
 * `npm run units -- export file.csv` writes the units of all buildings as a table for a spreadsheet, `-- import file.csv`
 * says what a table would change, and with `--write` changes it. `--lang he` writes Hebrew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { isLanguage } from '../../tools/check/sentences';
import { openWorkspace } from '../backend/workspace';
import { unitWordsOf } from '../messages';
import { exportUnits } from './export';
import { importUnits } from './import';

nextEnv.loadEnvConfig(process.cwd());
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lang: { type: 'string', default: 'en' }, write: { type: 'boolean', default: false } },
});
const [command, file] = positionals;
const locale = isLanguage(values.lang) ? values.lang : 'en';
const t = unitWordsOf(locale);
const workspace = openWorkspace('.');

if (file && command === 'export') {
  writeFileSync(file, exportUnits((await workspace.view()).files, locale));
  console.log(t('exported', { file }));
} else if (file && command === 'import') {
  const { write } = values;
  const { changed, refused } = await importUnits(workspace, readFileSync(file), { locale, write });
  for (const { building, number, isNew, fields } of changed) {
    console.log(t(isNew ? 'newUnit' : 'changedUnit', { building, number }));
    for (const { name, before, after } of fields)
      console.log(`  ${name}: ${before || '–'} → ${after || '–'}`);
  }
  for (const { line, reason } of refused) console.error(t('refused', { line, reason }));
  console.log(t(write ? 'written' : 'toWrite', { count: changed.length }));
  if (refused.length > 0) process.exitCode = 1;
} else {
  console.error('Write “export file.csv” or “import file.csv”.');
  process.exitCode = 2;
}

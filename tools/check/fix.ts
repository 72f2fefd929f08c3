/**
 * `npm run fix`: fixes mistakes with a single correction (typography of texts, ids of items, lines of new records in the locks, layout, lint) and prints the
 * changes, in Hebrew with `--lang he`. `npm run check` reports all other mistakes.
 */

import { isolate } from '../../i18n/message';
import { fixIds } from './fix-ids';
import { fixLocks } from './fix-locks';
import { fixTexts } from './fix-texts';
import { lineEnds } from './line-ends';
import { readOptions } from './options';
import { runTool } from './run-tool';
import { translatorIn } from './sentences';
import { showMarks } from './texts';

const root = process.cwd();
const { language } = readOptions();
const translated = translatorIn(language);

const fixed = fixTexts(root);
for (const { file, field, before, after } of fixed) {
  console.log(isolate(`${file} · ${field}`, language));
  console.log(`  ${translated({ key: 'fix.before', values: { text: showMarks(before) } })}`);
  console.log(`  ${translated({ key: 'fix.after', values: { text: after } })}`);
}
console.log(translated({ key: 'fix.texts', values: { count: fixed.length } }));

const ids = fixIds(root);
for (const { file, field, id } of ids) console.log(isolate(`${file} · ${field} · ${id}`, language));
console.log(translated({ key: 'fix.ids', values: { count: ids.length } }));

const locked = fixLocks(root);
for (const file of locked) console.log(isolate(file, language));
console.log(translated({ key: 'fix.locks', values: { count: locked.length } }));

const code = await runTool(root, 'biome', ['check', '--write', ...lineEnds(root), '.']);
console.log(/^Checked .*$/m.exec(code.output)?.[0] ?? code.output.trim());
console.log(translated({ key: 'fix.rest' }));

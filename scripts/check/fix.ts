/**
 * `npm run fix`: mends what can only be mended in one way (typography of the texts, the help for editors, layout, lint) and says what it
 * changed. What needs a decision is left to `npm run check`.
 */

import { mendTexts } from './fix-texts';
import { lineEnds } from './lint';
import { showMarks } from './texts';
import { runTool } from './tool';

const root = process.cwd();

const mendings = mendTexts(root);
for (const { file, field, before, after } of mendings) {
  console.log(`${file} · ${field}\n  before: ${showMarks(before)}\n  after:  ${after}`);
}
console.log(`${mendings.length} texts mended.`);

const schemas = await runTool(root, 'tsx', ['scripts/check/schemas/write.ts']);
console.log(
  schemas.good ? schemas.output.trim() : 'The help for editors waits until the catalogs are JSON again.',
);

const code = await runTool(root, 'biome', ['check', '--write', ...lineEnds(root), '.']);
console.log(/^Checked .*$/m.exec(code.output)?.[0] ?? code.output.trim());
await runTool(root, 'stylelint', ['--fix', '**/*.css']);
console.log('“npm run check” says what is left.');

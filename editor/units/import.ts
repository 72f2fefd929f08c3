import type { Workspace } from '../backend/workspace';
import { type EditorLocale, unitWordsOf } from '../messages';
import { headOf } from './columns';
import { type ChangedUnit, describeChanges, planEdits, readUnits } from './rows';

/** The changes of a table in words, and its rejected rows, each with the reason. */
export type ImportReport = { changed: ChangedUnit[]; refused: { line: number; reason: string }[] };

/**
 * Takes units from a table. A row that the check refuses stops nothing but itself.
 *
 * @param bytes of a CSV file
 * @param write whether the changes are written, or only reported
 */
export async function importUnits(
  workspace: Workspace,
  bytes: Uint8Array,
  { locale, write }: { locale: EditorLocale; write: boolean },
): Promise<ImportReport> {
  const t = unitWordsOf(locale);
  const { rows, misplaced } = readUnits((await workspace.view()).files, bytes);
  const refused = misplaced.map(({ line, key, values }) => ({ line, reason: t(key, values) }));
  const taken = new Set(rows);
  for (;;) {
    const plan = planEdits([...taken]);
    const edits = plan.flatMap((row) => row.edits);
    const issues = edits.length > 0 ? await workspace.changeAll(edits, !write) : [];
    if (issues.length === 0) break;
    const judged = plan.map(({ row, path }) => ({
      row,
      issue: issues.find(
        ({ file, field }) => file === row.building.file && `${field}.`.startsWith(`${path.join('.')}.`),
      ),
    }));
    const wrong = judged.filter(({ issue }) => issue);
    // An error of no single row is an error of all of them.
    for (const { row, issue = issues[0] } of wrong.length > 0 ? wrong : judged) {
      const [, , ...path] = issue?.field.split('.') ?? [];
      const words = [headOf(path, locale), issue?.value[locale], issue?.hint[locale]];
      refused.push({ line: row.line, reason: words.filter(Boolean).join(': ') });
      taken.delete(row);
    }
  }
  return {
    changed: describeChanges([...taken], locale),
    refused: refused.sort((a, b) => a.line - b.line),
  };
}

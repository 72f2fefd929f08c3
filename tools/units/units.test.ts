import { otherBuilding } from '../../e2e/support/content/other-company';
import { readCsv, writeCsv } from './csv';
import { exportUnits, readUnits } from './index';

const files = { 'content/buildings/harbourgate.json': otherBuilding };
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Windows-1255 of Latin and Hebrew letters, as Hebrew Excel saves them. */
const windows1255 = (text: string) =>
  Uint8Array.from(text, (letter) =>
    letter >= 'א' && letter <= 'ת' ? letter.charCodeAt(0) - 'א'.charCodeAt(0) + 0xe0 : letter.charCodeAt(0),
  );

test.each(['he', 'en'] as const)('what is exported in %s differs in nothing when it comes back', (locale) => {
  expect(readUnits(files, utf8(exportUnits(files, locale)))).toEqual({ rows: [], misplaced: [] });
});

test.each([
  ['windows-1255 with semicolons', windows1255('מספר;זמינות\r\n1;שמורה\r\n')],
  ['UTF-8 with its mark and tabs', utf8('\ufeffמספר\tזמינות\n1\tשמורה')],
])('%s is read, with the words of the language', (_what, bytes) => {
  const { rows, misplaced } = readUnits(files, bytes);
  expect(misplaced).toEqual([]);
  expect(rows.map(({ after }) => after.status)).toEqual(['reserved']);
});

test('what a spreadsheet would run is a text in the table, and itself again when it is read', () => {
  const text = writeCsv([['=1+1', '@SUM(A1)', '+5', '-5', 'plain']]);
  expect(text).toContain("'=1+1");
  expect(readCsv(utf8(text))).toEqual([['=1+1', '@SUM(A1)', '+5', '-5', 'plain']]);
});

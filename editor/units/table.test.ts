import { otherBuilding } from '../../e2e/support/content/other-company';
import { readCsv, writeCsv } from './csv';
import { exportUnits } from './export';
import { readUnits } from './rows';

const files = { 'content/buildings/harbourgate.json': otherBuilding };
const utf8 = (text: string) => new TextEncoder().encode(text);

const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);

/** Windows-1255 of Latin and Hebrew letters, as Hebrew Excel saves them. */
const windows1255 = (text: string) =>
  Uint8Array.from(text, (letter) =>
    letter >= 'א' && letter <= 'ת' ? letter.charCodeAt(0) - 'א'.charCodeAt(0) + 0xe0 : letter.charCodeAt(0),
  );

test.each(['he', 'en'] as const)('an export in %s has no changes when it is read again', (locale) => {
  expect(readUnits(files, utf8(exportUnits(files, locale)))).toEqual({ rows: [], misplaced: [] });
});

test.each([
  ['windows-1255 with semicolons', windows1255('מספר;זמינות\r\n1;שמורה\r\n')],
  ['a first line with its separator', utf8('sep=;\r\nמספר;זמינות\r\n1;שמורה')],
  ['UTF-8 with its mark and tabs', utf8('\ufeffמספר\tזמינות\n1\tשמורה')],
  ['UTF-16, “Unicode text”', utf16('\ufeffמספר\tזמינות\r\n1\tשמורה\r\n')],
  [
    'UTF-16 of other machines',
    utf16('\ufeffמספר\tזמינות\r\n1\tשמורה\r\n').map((_, at, all) => all[at ^ 1] ?? 0),
  ],
  ['UTF-8 with marks of direction', utf8('\u200fמספר,זמינות\u200e\n\u202a1\u202c,\u200fשמורה\u200f')],
])('%s is read, with the words of the language', (_what, bytes) => {
  const { rows, misplaced } = readUnits(files, bytes);
  expect(misplaced).toEqual([]);
  expect(rows.map(({ after }) => after.status)).toEqual(['reserved']);
});

test('the marks of a spreadsheet are dropped, the joiners of words stay', () => {
  const text = '\u2068אולם\u2069,\u200e12\u200e,می\u200cخواهم 👩\u200d🔧';
  expect(readCsv(utf8(text))?.[0]?.cells).toEqual(['אולם', '12', 'می\u200cخواهم 👩\u200d🔧']);
});

test('a formula is exported as text', () => {
  const cells = ['=1+1', '=1\n+1', '\n=1', '@SUM(A1)', '+5', '-5', 'plain', "'quoted'"];
  const text = writeCsv([cells]);
  for (const cell of cells.slice(0, 6)) expect(text).toContain(`'${cell}`);
  expect(readCsv(utf8(text))).toEqual([{ line: 1, cells }]);
});

test.each([
  ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'noTable'],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'noTable'],
  ['a table without heads', utf8('1,reserved\n2,free'), 'noNumbers'],
])('%s is refused in one sentence', (_what, bytes, key) => {
  expect(readUnits(files, bytes)).toEqual({ rows: [], misplaced: [{ line: 0, key }] });
});

test('rows have the numbers of the sheet, whose empty and broken lines count', () => {
  const table = '\nnumber,status,note\n,,\n1,"reserved\n"\n\n,free';
  expect(readUnits(files, utf8(table))).toMatchObject({
    rows: [{ line: 4 }],
    misplaced: [
      { line: 2, key: 'unknownColumn' },
      { line: 6, key: 'noNumber' },
    ],
  });
});

test.each(['02-Jan', 'Feb-03', '2-ינו', '01/02/2026', '1.2', '1.2E+06', '7'])(
  'the number %s, which Excel makes of another, becomes no unit',
  (number) => {
    const known = { ...otherBuilding, units: [{ number: '007' }] };
    const { rows, misplaced } = readUnits({ 'content/buildings/a.json': known }, utf8(`number\n${number}`));
    expect(rows).toEqual([]);
    expect(misplaced).toMatchObject([{ line: 2, key: 'changedNumber' }]);
  },
);

test.each(['8', '1-2', 'A-7', '12-north', '007'])('a unit can have the number %s', (number) => {
  const known = { ...otherBuilding, units: [{ number: '007' }] };
  expect(readUnits({ 'content/buildings/a.json': known }, utf8(`number\n${number}`)).misplaced).toEqual([]);
});

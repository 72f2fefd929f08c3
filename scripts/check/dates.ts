import { formatMonth } from '../../i18n/dates';
import { type Locale, routing } from '../../i18n/routing';
import type { Finding } from './finding';
import { listProjectFiles, readJsonFile, singleRecords } from './project-files';

/** Dates that lie where they cannot, and (as warnings) those that time has overtaken. */
export function checkDates(root: string, today = new Date()): Finding[] {
  const day = today.toISOString().slice(0, 10);
  return [...singleRecords, ...listProjectFiles(root)].flatMap((file) => {
    const strings = (readJsonFile(root, file)?.strings ?? []).map(({ path, value }) => ({
      field: path.join('.'),
      value,
    }));
    return [
      ...strings.flatMap(({ field, value }) => {
        const name = field.split('.').at(-1);
        const isDay = (name === 'updated' || name === 'date') && /^\d{4}-\d{2}-\d{2}$/.test(value);
        const cure = `lies in the future: write today (${day}) or an earlier day`;
        return isDay && value > day ? [{ level: 'error' as const, file, field, value, cure }] : [];
      }),
      ...(file === 'content/company.json' ? oldStatement(file, strings, today) : []),
      ...(file === 'content/building.json' ? completion(file, strings, day.slice(0, 7)) : []),
    ];
  });
}

type Field = { field: string; value: string };

/** The regulations ask for a statement that is true today; a year is what passes as such. */
function oldStatement(file: string, strings: Field[], today: Date): Finding[] {
  const statement = strings.find(({ field }) => field === 'accessibility.updated');
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(today.getUTCFullYear() - 1);
  if (!statement || statement.value >= yearAgo.toISOString().slice(0, 10)) return [];
  const cure = 'the accessibility statement is older than a year: go through it, then write the day here';
  return [{ level: 'warning', file, ...statement, cure }];
}

/** The badge names the month that is written as completion, in whatever words, or none. */
function completion(file: string, strings: Field[], month: string): Finding[] {
  const date = strings.find(({ field }) => field === 'completion');
  if (!date || !/^\d{4}-(0[1-9]|1[0-2])$/.test(date.value)) return [];
  const findings = routing.locales.flatMap((locale): Finding[] => {
    const status = strings.find(({ field }) => field === `status.${locale}`);
    if (!status || !namesOtherMonth(status.value, date.value, locale)) return [];
    const cure = `says another month than completion (${date.value}): write “${formatMonth(date.value, locale)}”, or change completion`;
    return [{ level: 'error', file, ...status, cure }];
  });
  if (date.value >= month) return findings;
  const cure =
    'this month has passed: write the new month here and in status; once the building is finished, write null here';
  return [...findings, { level: 'warning', file, ...date, cure }];
}

function namesOtherMonth(text: string, month: string, locale: Locale): boolean {
  const [year, number] = month.split('-').map(Number);
  const names = Array.from({ length: 12 }, (_, at) =>
    formatMonth(`2000-${String(at + 1).padStart(2, '0')}`, locale).replace(/ 2000$/, ''),
  );
  const inWords = names.flatMap((name, at) =>
    new RegExp(`(?<!\\p{L})ב?${name}(?!\\p{L})`, 'u').test(text) ? [at + 1] : [],
  );
  const inFigures = Array.from(text.matchAll(/(?<!\d)(\d{1,2})[./](?=20\d\d)/g), ([, figure]) =>
    Number(figure),
  );
  const years = Array.from(text.matchAll(/(?<!\d)20\d\d(?!\d)/g), ([figure]) => Number(figure));
  const differs = (named: number[], meant = 0) => named.length > 0 && !named.includes(meant);
  return differs([...inWords, ...inFigures], number) || differs(years, year);
}

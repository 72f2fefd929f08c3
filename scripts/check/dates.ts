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

function completion(file: string, strings: Field[], month: string): Finding[] {
  const date = strings.find(({ field }) => field === 'completion');
  if (!date || !/^\d{4}-(0[1-9]|1[0-2])$/.test(date.value)) return [];
  const findings: Finding[] = [];
  for (const locale of ['he', 'en']) {
    const status = strings.find(({ field }) => field === `status.${locale}`);
    const words = new Date(`${date.value}-01T00:00:00Z`).toLocaleDateString(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    if (status && /\d{4}/.test(status.value) && !status.value.includes(words)) {
      const cure = `says another month than completion (${date.value}): write “${words}”, or change completion`;
      findings.push({ level: 'warning', file, ...status, cure });
    }
  }
  if (date.value < month) {
    const cure =
      'the month of completion has passed: write a new one here and in status, or say that it is finished';
    findings.push({ level: 'warning', file, ...date, cure });
  }
  return findings;
}

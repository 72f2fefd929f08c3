import { type BuildingRecord, buildingSchema } from '../../content/schema';
import { formatMonth } from '../../i18n/dates';
import { type Locale, routing } from '../../i18n/routing';
import { today } from '../../lib/today';
import { error, type Issue, warning } from './issue';
import type { Message } from './messages';
import { listFields, listRecordFiles, readJsonFile } from './project-files';

type Field = { file: string; field: string; value: string };

const buildingFile = 'content/building.json';

/** Dates that cannot be, and (as warnings) those that time has overtaken. */
export function checkDates(root: string, now = new Date()): Issue[] {
  const day = today(now);
  const fields = listRecordFiles(root)
    .flatMap((file) => listFields(root, file))
    .map(({ file, field, value }) => ({ file, field, value }));
  const future = fields.filter(
    ({ field, value }) =>
      /(^|\.)(updated|date|unitsAsOf)$/.test(field) && /^\d{4}-\d{2}-\d{2}$/.test(value) && value > day,
  );
  const { data: building } = buildingSchema.safeParse(readJsonFile(root, buildingFile)?.data);
  return [
    ...future.map((place) => error(place, 'dates.future', { day })),
    ...outdated(fields, building, day),
    ...completion(
      fields.filter(({ file }) => file === buildingFile),
      day.slice(0, 7),
    ),
  ];
}

/** Days after which nobody should trust what was true on a day; a statement that the law asks for, a year. */
function outdated(fields: Field[], building: BuildingRecord | undefined, today: string): Issue[] {
  const { units, unitsAsOf, progress = [] } = building ?? {};
  const steps = progress.map(({ date, phase }, at) => ({ field: `progress.${at}.date`, date, phase }));
  const [newest] = steps.sort((a, b) => b.date.localeCompare(a.date));
  const lifetimes: [file: string, field: string | undefined, days: number, key: Message['key']][] = [
    ['content/company.json', 'accessibility.updated', 365, 'dates.oldStatement'],
    [buildingFile, units && 'unitsAsOf', 60, 'dates.oldUnits'],
    // A handover is the last step.
    [buildingFile, newest?.phase === 'handover' ? undefined : newest?.field, 90, 'dates.oldProgress'],
  ];
  const old = lifetimes.flatMap(([file, field, days, key]) =>
    fields
      .filter((each) => each.file === file && each.field === field)
      .filter(({ value }) => Date.parse(today) - Date.parse(value) > days * 86_400_000)
      .map((place) => warning(place, key, { days })),
  );
  if (!units || unitsAsOf) return old;
  const place = { file: buildingFile, field: 'unitsAsOf', value: { key: 'value.missing' } } as const;
  return [...old, warning(place, 'dates.noUnitsDay')];
}

/** The badge names the month that is written as completion, in whatever words, or none. */
function completion(fields: Field[], month: string): Issue[] {
  const date = fields.find(({ field }) => field === 'completion');
  if (!date || !/^\d{4}-(0[1-9]|1[0-2])$/.test(date.value)) return [];
  const issues = routing.locales.flatMap((locale) => {
    const status = fields.find(({ field }) => field === `status.${locale}`);
    if (!status || !namesOtherMonth(status.value, date.value, locale)) return [];
    const values = { completion: date.value, month: formatMonth(date.value, locale) };
    return error(status, 'dates.otherMonth', values);
  });
  return date.value >= month ? issues : [...issues, warning(date, 'dates.pastCompletion')];
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

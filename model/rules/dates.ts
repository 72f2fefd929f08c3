import { formatMonth } from '../../i18n/dates';
import { type Locale, routing } from '../../i18n/routing';
import { daysOfStatus } from '../schema/units';
import type { RecordMessage } from '../sentences';
import { buildingOf, type Hit, type Rule } from './rule';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const future: Rule['wrong'] = ({ value }, { today }): Hit | undefined =>
  isDay(value) && value > today ? { key: 'dates.future', values: { day: today } } : undefined;

/** Returns a rule that reports a day more than some days ago. */
function olderThan(days: number, key: RecordMessage['key']): Rule['wrong'] {
  return ({ value }, { today }) => {
    if (!isDay(value) || Date.parse(today) - Date.parse(value) <= days * 86_400_000) return undefined;
    return { key, values: { days } } as Hit;
  };
}

/** The handover is the last step, so no later one is due. */
const oldProgress: Rule['wrong'] = (field, context) => {
  const progress = buildingOf(field, context)?.progress ?? [];
  const [newest] = [...progress].sort((a, b) => b.date.localeCompare(a.date));
  if (newest !== progress[Number(field.path[1])] || newest?.phase === 'handover') return undefined;
  return olderThan(90, 'dates.oldProgress')(field, context);
};

const noUnitsDay: Rule['wrong'] = (field, context) =>
  buildingOf(field, context)?.unitsAsOf
    ? undefined
    : { key: 'dates.noUnitsDay', field: 'unitsAsOf', value: undefined };

/** A month in the badge is the month of `completion`, in words or figures. */
const otherMonth: Rule['wrong'] = (field, context) => {
  const { path, value } = field;
  const locale = path.at(-1) as Locale;
  const completion = buildingOf(field, context)?.completion;
  if (!completion || !namesOtherMonth(String(value), completion, locale)) return undefined;
  return { key: 'dates.otherMonth', values: { completion, month: formatMonth(completion, locale) } };
};

const pastCompletion: Rule['wrong'] = ({ value }, { today }) =>
  typeof value === 'string' && value < today.slice(0, 7) ? { key: 'dates.pastCompletion' } : undefined;

const pastPower: Rule['wrong'] = ({ value }, { today }) =>
  String(value) < today.slice(0, 7) ? { key: 'dates.pastPower' } : undefined;

/** The year of an unfinished project is an expected year. */
const pastYear: Rule['wrong'] = ({ record, value }, { records, today }) => {
  const isOpen = ['inProgress', 'inPlanning'].includes(String(records[record as 'projects/']?.status));
  return isOpen && Number(value) < Number(today.slice(0, 4)) ? { key: 'dates.pastYear' } : undefined;
};

/** Search engines read `updated`, so no other day of the building may be later. */
const oldUpdate: Rule['wrong'] = (field, context): Hit | undefined => {
  const { progress = [], unitsAsOf = '' } = buildingOf(field, context) ?? {};
  // A day in the future has its own issue.
  const days = [unitsAsOf, ...progress.map(({ date }) => date)].filter((date) => date <= context.today);
  const day = days.sort().at(-1) ?? '';
  return day > String(field.value) ? { key: 'dates.oldUpdate', values: { day } } : undefined;
};

/** A taken unit may have a past day. */
const pastAvailability: Rule['wrong'] = (field, context) => {
  const unit = buildingOf(field, context)?.units?.[Number(field.path[1])];
  return isDay(field.value) && field.value < context.today && unit?.status !== 'taken'
    ? { key: 'dates.pastAvailability' }
    : undefined;
};

const known = new Map<Locale, string[]>();

/** Returns the names of the twelve months; cached, because formatting takes longer than all other rules. */
function monthsIn(locale: Locale): string[] {
  const months =
    known.get(locale) ??
    Array.from({ length: 12 }, (_, index) =>
      formatMonth(`2000-${String(index + 1).padStart(2, '0')}`, locale).replace(/ 2000$/, ''),
    );
  known.set(locale, months);
  return months;
}

function namesOtherMonth(text: string, month: string, locale: Locale): boolean {
  const [year, number] = month.split('-').map(Number);
  const monthsInWords = monthsIn(locale).flatMap((name, index) =>
    new RegExp(`(?<!\\p{L})ב?${name}(?!\\p{L})`, 'u').test(text) ? [index + 1] : [],
  );
  const numbersIn = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, figure]) => Number(figure));
  const monthsInFigures = numbersIn(/(?<!\d)(\d{1,2})[./](?=20\d\d)/g);
  const years = numbersIn(/(?<!\d)(20\d\d)(?!\d)/g);
  const differs = (numbers: number[], expected = 0) => numbers.length > 0 && !numbers.includes(expected);
  return differs([...monthsInWords, ...monthsInFigures], number) || differs(years, year);
}

/** The opening time is before the closing time. */
const hours: Rule['wrong'] = ({ value }) => {
  const [from = '', to = ''] = String(value).split('-');
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time) || time === '24:00';
  return isTime(from) && isTime(to) && from < to ? undefined : { key: 'dates.hours' };
};

/** Errors for impossible days, months and hours, and warnings for outdated ones. */
export const dateRules: Rule[] = [
  { at: '** **.{updated,date,unitsAsOf,asOf,issued}', wrong: future },
  { at: 'company accessibility.updated', level: 'warning', wrong: olderThan(365, 'dates.oldStatement') },
  { at: 'company accessibility.hours', wrong: hours },
  { at: 'buildings/* unitsAsOf', level: 'warning', wrong: olderThan(daysOfStatus, 'dates.oldUnits') },
  { at: 'buildings/* units', level: 'warning', wrong: noUnitsDay },
  { at: 'buildings/* {units.*,terms}.availableFrom', level: 'warning', wrong: pastAvailability },
  { at: '** **.powerPossible.by', level: 'warning', wrong: pastPower },
  { at: 'buildings/* **.asOf', level: 'warning', wrong: olderThan(365, 'dates.oldPrice') },
  { at: 'buildings/* progress.*.date', level: 'warning', wrong: oldProgress },
  { at: `buildings/* status.{${routing.locales.join(',')}}`, wrong: otherMonth },
  { at: 'buildings/* completion', level: 'warning', wrong: pastCompletion },
  { at: 'buildings/* updated', level: 'warning', wrong: oldUpdate },
  { at: 'projects/* year', level: 'warning', wrong: pastYear },
];

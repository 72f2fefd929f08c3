import { timeOf } from '../../lib/moments';
import type { RecordMessage } from '../sentences';
import { besideOf, type Hit, type Rule } from './rule';

const order: Rule['wrong'] = (field, context): Hit | undefined => {
  const publishAt = besideOf(field, 'publishAt', context);
  // Times in one time zone sort as text.
  return typeof publishAt === 'string' && String(field.value) <= publishAt
    ? { key: 'schedule.order', values: { publishAt } }
    : undefined;
};

const draft: Rule['wrong'] = (field, context) =>
  besideOf(field, 'draft', context) ? { key: 'schedule.draft' } : undefined;

/** Returns a rule that reports a past time, because the record can contain its effect instead. */
function past(key: RecordMessage['key']): Rule['wrong'] {
  return ({ value }, { now }) => (timeOf(String(value)) <= now ? ({ key } as Hit) : undefined);
}

export const scheduleRules: Rule[] = [
  { at: '** **.takeOffAt', wrong: order },
  { at: 'projects/* publishAt', level: 'warning', wrong: draft },
  { at: '** **.publishAt', level: 'warning', wrong: past('schedule.published') },
  { at: 'projects/* takeOffAt', level: 'warning', wrong: past('schedule.projectOver') },
  { at: 'buildings/* units.*.takeOffAt', level: 'warning', wrong: past('schedule.unitOver') },
  { at: 'buildings/* progress.*.takeOffAt', level: 'warning', wrong: past('schedule.over') },
  { at: 'social *.takeOffAt', level: 'warning', wrong: past('schedule.over') },
];

import { timeOf } from '../../lib/moments';
import type { RecordMessage } from '../sentences';
import { besideOf, type Hit, type Rule } from './rule';

const order: Rule['wrong'] = (field, context): Hit | undefined => {
  const publishAt = besideOf(field, 'publishAt', context);
  // Moments of one zone are in the order of their texts.
  return typeof publishAt === 'string' && String(field.value) <= publishAt
    ? { key: 'schedule.order', values: { publishAt } }
    : undefined;
};

const draft: Rule['wrong'] = (field, context) =>
  besideOf(field, 'draft', context) ? { key: 'schedule.draft' } : undefined;

/** A rule for a past time whose effect the record can state. */
function past(key: RecordMessage['key']): Rule['wrong'] {
  return ({ value }, { now }) => (timeOf(String(value)) <= now ? ({ key } as Hit) : undefined);
}

/** When records are published and taken off. */
export const scheduleRules: Rule[] = [
  { at: '** **.takeOffAt', wrong: order },
  { at: 'projects/* publishAt', level: 'warning', wrong: draft },
  { at: '** **.publishAt', level: 'warning', wrong: past('schedule.published') },
  { at: 'projects/* takeOffAt', level: 'warning', wrong: past('schedule.projectOver') },
  { at: 'buildings/* units.*.takeOffAt', level: 'warning', wrong: past('schedule.unitOver') },
  { at: 'buildings/* progress.*.takeOffAt', level: 'warning', wrong: past('schedule.over') },
  { at: 'social *.takeOffAt', level: 'warning', wrong: past('schedule.over') },
];

import { today } from '../../lib/today';
import { showValue } from '../issues';
import type { RecordMessage } from '../sentences';
import { bayRules } from './bays';
import { colourRules } from './colours';
import { countryRules } from './countries';
import { dateRules } from './dates';
import { factRules } from './facts';
import { figureRules } from './figures';
import { gateRules } from './gates';
import { levelFigureRules } from './level-figures';
import { linkRules } from './links';
import { nameRules } from './names';
import { pictureRules } from './pictures';
import { redirectRules } from './redirects';
import { type Context, listFields, matcherOf, type Records, type Rule, type RuleIssue } from './rule';
import { termsRules } from './terms';

export * from './lock';
export type { Records, RuleIssue } from './rule';

/** In order of priority: a field gets only the issue of the first rule that matches. */
const rules: Rule[] = [
  ...nameRules,
  ...countryRules,
  ...dateRules,
  ...factRules,
  ...bayRules,
  ...gateRules,
  ...figureRules,
  ...levelFigureRules,
  ...termsRules,
  ...pictureRules,
  ...linkRules,
  ...redirectRules,
  ...colourRules,
];

/**
 * Returns the values that contradict another field, another record or the calendar.
 *
 * @param pages the addresses of the site, each with its anchors; without it links to pages are not checked
 */
export function listRuleIssues(records: Records, pages?: Context['pages']): RuleIssue[] {
  const all = Object.entries(records).flatMap(([record, value]) => listFields(record, value));
  const fieldsByPath = new Map(all.map((field) => [`${field.record} ${field.field}`, field]));
  const at: Context['at'] = (record, field) => fieldsByPath.get(`${record} ${field}`);
  const context = { records, all, at, today: today(), pages };
  return rules.flatMap(({ at: pattern, level = 'error' as const, wrong }) => {
    const fields = all.filter(matcherOf(pattern));
    return fields.flatMap((subject) => {
      const hits = wrong(subject, { ...context, fields }) ?? [];
      return [hits].flat().map((hit): RuleIssue => {
        const { key, values, field, value } = { ...subject, ...hit };
        const file = `content/${subject.record}.json`;
        const valueText = typeof value === 'string' ? value : showValue(value);
        return { level, file, field, value: valueText, hint: { key, values } as RecordMessage };
      });
    });
  });
}

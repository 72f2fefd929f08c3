import { expectIssues } from '../../e2e/support/content/expected-issues';
import { setting } from '../../e2e/support/content/fixture-copy';
import { issuesOf } from '../../e2e/support/content/fixture-records';

const company = 'content/company.json';

test.each([
  ['phone', '088-550-1234'],
  ['accessibility.officerPhone', '05-555-0123'],
  ['phone', '+357-25-5550'],
  ['whatsapp', '9720525550177'],
])('%s warns of %s, which nobody can have', async (field, number) => {
  expectIssues(await issuesOf([setting(company, field, number)]), [
    `warning ${company} ${field} = ${number}: no number of its country looks like this`,
  ]);
});

test.each([
  ['phone', '077-555-0123'],
  ['phone', '*6789'],
  ['phone', '1-800-200-300'],
  ['phone', '+357-25-555012'],
  ['whatsapp', '442079460123'],
])('%s can be %s', async (field, number) => {
  expect(await issuesOf([setting(company, field, number)])).toEqual([]);
});

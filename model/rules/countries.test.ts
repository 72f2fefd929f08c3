import { expectIssues } from '../../e2e/support/content/expected-issues';
import { setting } from '../../e2e/support/content/fixture-copy';
import { issuesOf } from '../../e2e/support/content/fixture-records';

const company = 'content/company.json';

test.each([
  [
    'exchanged degrees',
    [setting(company, 'position', { latitude: 35, longitude: 32 })],
    [
      `error ${company} position.latitude = 35: is not in IL (29 to 34 degrees)`,
      `error ${company} position.longitude = 32: is not in IL (34 to 36 degrees)`,
    ],
  ],
  [
    'a company number of another country',
    [setting(company, 'legalEntities.0.companyNumber', 'HE 312345')],
    [
      `error ${company} legalEntities.0.companyNumber = HE 312345: is no company number of IL: write one such as 512345678`,
    ],
  ],
  [
    'the controller of a form',
    [setting('content/buildings/harbourgate.json', 'legalEntity', 'malta')],
    ['error content/buildings/harbourgate.json legalEntity = malta: there is no such legal entity'],
  ],
  [
    'a Cypriot company',
    [
      setting(company, 'country', 'CY'),
      setting(company, 'legalEntities.0.companyNumber', 'HE 312345'),
      setting(company, 'position', { latitude: 34.9, longitude: 33.6 }),
      setting('content/buildings/harbourgate.json', 'country', 'IL'),
    ],
    [],
  ],
])('the company decides on %s', async (_title, changes, expected) => {
  expectIssues(await issuesOf(changes), expected);
});

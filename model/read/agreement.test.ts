import type { CompanyRecord } from '../schema';
import { requireAgreement } from './agreement';
import * as load from './load';

jest.mock('./load', () => ({
  __esModule: true,
  ...jest.requireActual<typeof import('./load')>('./load'),
}));

afterEach(() => jest.restoreAllMocks());

test('a build of the records as they are goes on', () => {
  expect(requireAgreement).not.toThrow();
});

test('a build stops at records that contradict the calendar or each other', () => {
  const { readJson } = load;
  jest.spyOn(load, 'readJson').mockImplementation((folder, file) => {
    const record = readJson(folder, file) as CompanyRecord;
    return file === 'company.json' ? { ...record, updated: '2999-01-01' } : record;
  });
  expect(requireAgreement).toThrow(/content\/company\.json · updated = 2999-01-01: is in the future/);
});

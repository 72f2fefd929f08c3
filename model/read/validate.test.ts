import type { CompanyRecord } from '../schema';
import * as load from './load';
import { validateRecords } from './validate';

jest.mock('./load', () => ({
  __esModule: true,
  ...jest.requireActual<typeof import('./load')>('./load'),
}));

afterEach(() => jest.restoreAllMocks());

test('valid records pass', () => {
  expect(validateRecords).not.toThrow();
});

test('a date in the future stops the build', () => {
  const { readJson } = load;
  jest.spyOn(load, 'readJson').mockImplementation((folder, file) => {
    const record = readJson(folder, file) as CompanyRecord;
    return file === 'company.json' ? { ...record, updated: '2999-01-01' } : record;
  });
  expect(validateRecords).toThrow(/content\/company\.json · updated = 2999-01-01: is in the future/);
});

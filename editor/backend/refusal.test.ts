import { ConflictError, toRefusal } from './refusal';

test.each([
  ['a full disk', Object.assign(new Error(), { code: 'ENOSPC' }), 'diskFull'],
  ['a used-up quota', Object.assign(new Error(), { code: 'EDQUOT' }), 'diskFull'],
  ['a conflict', new ConflictError('theirs'), 'conflict'],
])('%s has a sentence on the page', (_, error, kind) => {
  expect(toRefusal(error)).toEqual({ kind, detail: '' });
});

test('an error without a sentence is thrown', () => {
  expect(() => toRefusal(new Error('unknown'))).toThrow('unknown');
});

import { asRecord } from '../../lib/as-record';
import { emptyOf, newItemOf } from './schema';

test('a new item starts with empty choices', () => {
  const use = { type: 'string' as const, enum: ['parking', 'storage'] };
  const item = { type: 'object' as const, properties: { use }, required: ['use'] };
  expect(emptyOf(item)).toEqual({ use: '' });
});

test('a number that is not known yet starts with its default', () => {
  const item = {
    type: 'object' as const,
    properties: { likes: { type: 'integer', default: 0 } },
    required: ['likes'],
  };
  expect(emptyOf(item)).toEqual({ likes: 0 });
});

test('each new item gets another id', () => {
  const id = { type: 'string', kind: 'itemId' };
  const item = { type: 'object' as const, properties: { id } };
  const ids = [1, 2].map(() => asRecord(newItemOf(item)).id);
  expect(ids[0]).toMatch(/^[a-p][0-9a-f]{7}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

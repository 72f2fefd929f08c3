import { emptyOf } from './schema';

test('a new item starts with empty choices', () => {
  const use = { type: 'string' as const, enum: ['parking', 'storage'] };
  const item = { type: 'object' as const, properties: { use }, required: ['use'] };
  expect(emptyOf(item)).toEqual({ use: '' });
});

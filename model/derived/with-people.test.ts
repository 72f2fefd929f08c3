import type { Person } from '../read/company';
import { withPeople } from './with-people';

const company = { people: ['maya', 'yoav', 'lina'].map((id) => ({ id }) as Person) };
const idsOf = (ids?: string[]) => withPeople(company, ids).people.map(({ id }) => id);

test('a building without people has all of the company', () => {
  expect(idsOf()).toEqual(['maya', 'yoav', 'lina']);
});

test('a building has its people in its own order', () => {
  expect(idsOf(['lina', 'maya'])).toEqual(['lina', 'maya']);
});

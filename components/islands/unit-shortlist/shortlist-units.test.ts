import { writeRequest } from './shortlist-units';

test('the text of an inquiry lists the units of each building in a line', () => {
  const units = [
    { building: 'a', number: '1' },
    { building: 'b', number: '1' },
    { building: 'a', number: '12' },
  ];
  expect(writeRequest('About:', units, { a: 'A', b: 'B' })).toBe('About:\nA: 1, 12\nB: 1');
});

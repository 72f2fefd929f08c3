import { metaDescription } from './meta-description';

const long =
  'A logistics hall on the edge of the zone where the trucks of three cities meet before dawn and leave in time for breakfast all year round.';

test.each([
  ['One bay.', ['Height 14 m', 'building area 5,900 sqm'], 'One bay. Height 14 m, building area 5,900 sqm.'],
  ['One bay', ['Height 14 m'], 'One bay. Height 14 m.'],
  ['One bay.', ['building area 5,900 sqm'], 'One bay. Building area 5,900 sqm.'],
  ['One bay.', [], 'One bay.'],
])('the text “%s” and the facts %j make sentences', (text, facts, description) => {
  expect(metaDescription(text, facts)).toBe(description);
});

test.each([
  ['whole sentences', 'One bay. Two trucks.', 'One bay. Two trucks.'],
  ['whole clauses', 'One bay, on the edge of the zone', 'One bay, on the edge of the zone…'],
])('a long text is cut after %s', (_, start, cut) => {
  expect(metaDescription(`${start}, ${'and on '.repeat(30)}`.replace('.,', '. Then'), [])).toBe(cut);
});

test('a long text is cut at a word so that all facts fit', () => {
  const description = metaDescription(long, ['Height 14 m', 'building area 11,800 sqm']);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description).toMatch(/ \p{L}+… Height 14 m, building area 11,800 sqm\.$/u);
  const [cut = ''] = description.split('…');
  expect(long.startsWith(`${cut} `)).toBe(true);
});

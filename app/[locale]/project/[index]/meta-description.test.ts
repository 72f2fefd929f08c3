import { metaDescription } from './meta-description';

const long =
  'A logistics hall on the edge of the zone, where the trucks of three cities meet before dawn and leave in time for breakfast, all year round.';

test('a project is described by its opening line and its facts in one sentence', () => {
  expect(metaDescription('One bay, no posts.', ['Height 14 m', 'building area 11,800 sqm'])).toBe(
    'One bay, no posts. Height 14 m, building area 11,800 sqm.',
  );
});

test('an opening line without a full stop gets one', () => {
  expect(metaDescription('One bay, no posts', ['Height 14 m'])).toBe('One bay, no posts. Height 14 m.');
});

test('the sentence of facts starts with a capital when the height is missing', () => {
  expect(metaDescription('One bay.', ['building area 5,900 sqm'])).toBe('One bay. Building area 5,900 sqm.');
});

test('without facts there is the text alone', () => {
  expect(metaDescription('One bay.', [])).toBe('One bay.');
});

test('a long text is cut at a word, never in the facts, and the whole fits a search result', () => {
  const description = metaDescription(long, ['Height 14 m', 'building area 11,800 sqm']);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description).toMatch(/ \p{L}+… Height 14 m, building area 11,800 sqm\.$/u);
  const [cut = ''] = description.split('…');
  expect(long.startsWith(`${cut} `)).toBe(true);
});

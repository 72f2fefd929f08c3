import { mergeJson } from './merge';

const file = 'content/hall.json';

/** Merges data that two people have changed, with what was chosen. */
function merge(base: object, mine: object, theirs: object, choices: object[] = []) {
  const [one, two, three] = [base, mine, theirs].map((data) => JSON.stringify(data, null, 2));
  const merged = mergeJson(
    file,
    { base: one ?? '', mine: two ?? '', theirs: three ?? '' },
    choices.map((choice) => ({ file, path: [], ...choice })),
  );
  return 'text' in merged ? JSON.parse(merged.text) : merged.conflicts.map(({ file: _, ...each }) => each);
}

const units = [
  { number: '1', status: 'free', area: 10 },
  { number: '2', status: 'free', area: 20 },
];

test('items of a list are known by their names, wherever they stand', () => {
  const [one, two] = units;
  const mine = [{ number: '0' }, { ...one, status: 'taken' }, two, { number: '3' }];
  const theirs = [one, { ...two, area: 21 }, { number: '4' }];
  expect(merge({ units }, { units: mine }, { units: theirs }).units).toEqual([
    { number: '0' },
    { ...one, status: 'taken' },
    { ...two, area: 21 },
    { number: '3' },
    { number: '4' },
  ]);
  expect(merge({ units }, { units: [two] }, { units: [one, { ...two, area: 21 }] }).units).toEqual([
    { ...two, area: 21 },
  ]);
});

test('one place that both have changed is told with both texts, unless both say the same', () => {
  const base = { units, text: 'a' };
  const [one, two] = units;
  const mine = { units: [{ ...one, status: 'taken' }, two], text: 'c' };
  const theirs = { units: [{ ...one, status: 'reserved' }, two, { number: '3' }], text: 'c' };
  const place = { path: ['units', 0, 'status'], theirs: 'reserved' };
  expect(merge(base, mine, theirs)).toEqual([{ ...place, mine: 'taken' }]);
  expect(merge(base, mine, theirs, [{ ...place, value: 'free' }]).units[0].status).toBe('free');
  expect(merge(base, mine, theirs, [{ ...place, theirs: 'sold', value: 'free' }])).toHaveLength(1);
});

test('a change of what the other has taken away is told, and either can be had', () => {
  const [one, two] = units;
  const [mine, theirs] = [{ units: [one, { ...two, area: 22 }] }, { units: [one] }];
  const place = { path: ['units', 1] };
  expect(merge({ units }, mine, theirs)).toEqual([{ ...place, mine: mine.units[1], theirs: undefined }]);
  expect(merge({ units }, mine, theirs, [{ ...place, value: mine.units[1] }])).toEqual(mine);
  expect(merge({ units }, mine, theirs, [place])).toEqual(theirs);
  expect(merge({ units }, theirs, mine, [{ ...place, theirs: mine.units[1] }])).toEqual(theirs);
});

test('paragraphs of one list come together where it is clear which is which', () => {
  const base = { text: ['a', 'b'] };
  expect(merge(base, { text: ['a', 'B'] }, { text: ['A', 'b'] })).toEqual({ text: ['A', 'B'] });
  expect(merge(base, { text: ['a', 'b', 'c'] }, { text: ['A', 'b'] })).toEqual({ text: ['A', 'b', 'c'] });
  expect(merge(base, { text: ['a', 'B'] }, { text: ['a', 'C'] })).toHaveLength(1);
});

test('the file stays as the others have laid it out', () => {
  const texts = {
    base: '{ "a": 1,\n  "b": { "c": 2 } }',
    mine: '{"a":1,"b":{"c":3}}',
    theirs: '{ "a": 0,\n  "b": { "c": 2 } }',
  };
  expect(mergeJson(file, texts, [])).toEqual({ text: '{ "a": 0,\n  "b": { "c": 3 } }' });
});

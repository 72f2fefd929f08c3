import { mergeJson } from './merge';

const file = 'content/hall.json';
const textOf = (data: unknown) => JSON.stringify(data, null, 2);

/** The merged list, or the places that both have changed. */
function merge(base: unknown, mine: unknown, theirs: unknown, choices: object[] = []): unknown {
  const [one, two, three] = [base, mine, theirs].map((list) => textOf({ list }));
  const merged = mergeJson(
    file,
    { base: one ?? '', mine: two ?? '', theirs: three ?? '' },
    choices.map((choice) => ({ file, path: [], ...choice })),
  );
  const { text = '', conflicts = [] } = merged ?? {};
  if (conflicts.length > 0) return conflicts.map(({ path, mine, theirs }) => ({ path, mine, theirs }));
  return JSON.parse(text).list;
}

const [one, two, three] = ['1', '2', '3'].map((number) => ({ number, status: 'free', area: 10 }));
const units = [one, two, three];
const [four, five] = [{ number: '4' }, { number: '5' }];
const second = (more: object) => ({ ...two, ...more });
const [taken, held] = [second({ status: 'taken' }), second({ status: 'reserved' })];
const [larger, both] = [second({ area: 11 }), second({ area: 11, status: 'taken' })];
const renamed = second({ number: '2a' });
const step = (id: string, text: string) => ({ id, date: '2026-06-01', text });
const [may, june] = [step('may', 'Steel'), step('june', 'Roof')];
const [roofs, doors] = [step('june', 'Roofs'), step('doors', 'Doors')];
const closed = step('june', 'Closed');
const [front, yard] = [{ src: '/front.jpg' }, { src: '/yard.jpg', alt: 'Yard' }];
const described = { ...yard, alt: 'The yard' };
const [client, other] = [
  { id: 'a', name: { he: 'א', en: 'A' }, logo: '/a.svg' },
  { id: 'b', name: { he: 'ב', en: 'B' } },
];
const english = { he: 'א', en: 'AA' };
const many = Array.from({ length: 23 }, (_, index) => ({ number: String(index), status: 'free' }));
const reserved = many.map((unit) => (unit.number === '7' ? { ...unit, status: 'reserved' } : unit));

const place = (path: unknown[], mine: unknown, theirs: unknown) => [
  { path: ['list', ...path], mine, theirs },
];

const table: [what: string, base: unknown, mine: unknown, theirs: unknown, merged: unknown][] = [
  ['add and add', units, [...units, four], [...units, five], [...units, four, five]],
  ['add and add the same', units, [...units, four], [...units, four], [...units, four]],
  [
    'add and add one number with different texts',
    [one],
    [one, two],
    [one, taken],
    place([1, 'status'], 'free', 'taken'),
  ],
  ['add first and last', units, [four, ...units], [...units, five], [four, ...units, five]],
  ['add and remove', units, [...units, four], [one, three], [one, three, four]],
  ['add and move', units, [...units, four], [three, one, two], [three, four, one, two]],
  ['add and edit', units, [...units, four], [one, taken, three], [one, taken, three, four]],
  ['remove and add', units, [one, two], [...units, four], [one, two, four]],
  ['remove and remove the same', units, [one, two], [one, two], [one, two]],
  ['remove and remove another', units, [one, two], [two, three], [two]],
  ['remove and move', units, [one, three], [three, two, one], [three, one]],
  ['remove and edit another', units, [one, two], [one, taken, three], [one, taken]],
  ['remove and edit the same', units, [one, three], [one, taken, three], place([3], undefined, taken)],
  ['edit and remove the same', units, [one, taken, three], [one, three], place([1], taken, undefined)],
  ['edit and remove another', units, [one, taken, three], [one, two], [one, taken]],
  ['move and add', units, [three, one, two], [...units, four], [three, four, one, two]],
  ['move and remove', units, [three, one, two], [one, three], [three, one]],
  ['move and move the same way', units, [three, one, two], [three, one, two], [three, one, two]],
  ['move and move another way', units, [three, one, two], [two, one, three], [three, one, two]],
  ['move and edit', units, [three, one, two], [one, taken, three], [three, one, taken]],
  ['edit and move', units, [one, taken, three], [three, one, two], [three, one, taken]],
  ['edit and edit another item', units, [one, taken, three], [one, two, four], [one, taken, four]],
  ['edit and edit another field', units, [one, taken, three], [one, larger, three], [one, both, three]],
  ['edit and edit the same way', units, [one, taken, three], [one, taken, three], [one, taken, three]],
  ['edit and edit one field', units, [one, taken], [one, held], place([1, 'status'], 'taken', 'reserved')],
  ['reorder 23 and reserve one', many, [...many].reverse(), reserved, [...reserved].reverse()],
  ['renumber and edit', units, [one, renamed, three], [one, taken, three], place([4], undefined, taken)],
  ['two steps of one day', [may], [may, june], [may, doors], [may, june, doors]],
  ['edit a step and add one of its day', [june], [roofs], [june, doors], [roofs, doors]],
  ['edit one step', [may, june], [may, roofs], [may, closed], place([1, 'text'], 'Roofs', 'Closed')],
  ['edit two paragraphs', ['a', 'b'], ['a', 'B'], ['A', 'b'], place([], ['a', 'B'], ['A', 'b'])],
  ['edit one list of paragraphs', ['a', 'b'], ['a', 'B'], ['a', 'b'], ['a', 'B']],
  ['edit paragraphs in the same way', ['a', 'b'], ['a', 'B'], ['a', 'B'], ['a', 'B']],
  [
    'replace a picture and describe the old one',
    { src: '/a.jpg', alt: 'A' },
    { src: '/b.jpg', alt: 'B' },
    { src: '/a.jpg', alt: 'AA' },
    place([], { src: '/b.jpg', alt: 'B' }, { src: '/a.jpg', alt: 'AA' }),
  ],
  [
    'describe one picture in two languages',
    { src: '/a.jpg', alt: { he: 'א', en: 'A' } },
    { src: '/a.jpg', alt: { he: 'אא', en: 'A' } },
    { src: '/a.jpg', alt: { he: 'א', en: 'AA' } },
    { src: '/a.jpg', alt: { he: 'אא', en: 'AA' } },
  ],
  [
    'change an amount and its unit',
    { amount: 1, per: 'sqm' },
    { amount: 2, per: 'sqm' },
    { amount: 1, per: 'unit' },
    place([], { amount: 2, per: 'sqm' }, { amount: 1, per: 'unit' }),
  ],
  [
    'remove a picture and describe it',
    [front, yard],
    [front],
    [front, described],
    place([2], undefined, described),
  ],
  ['move a picture and describe it', [front, yard], [yard, front], [front, described], [described, front]],
  [
    'rename a client and draw its logo',
    [client, other],
    [{ ...client, name: english }, other],
    [{ ...client, logo: '/aa.svg' }, other],
    [{ ...client, name: english, logo: '/aa.svg' }, other],
  ],
  ['write a text in two languages', client.name, { he: 'אא', en: 'A' }, english, { he: 'אא', en: 'AA' }],
  [
    'add a group',
    {},
    { hours: { he: '9-17' } },
    { hours: { en: '9-5' } },
    { hours: { en: '9-5', he: '9-17' } },
  ],
  ['move a point', { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, place([], { x: 2, y: 1 }, { x: 1, y: 2 })],
  ['remove and edit a field', { a: 1, b: 1 }, { b: 1 }, { a: 2, b: 1 }, place(['a'], undefined, 2)],
];

test.each(table)('%s', (_, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toEqual(merged);
});

test('a choice holds until the others change the place again', () => {
  const sides = [units, [one, taken, three], [one, three]] as const;
  const path = ['list', 1];
  expect(merge(...sides, [{ path, value: taken }])).toEqual([one, taken, three]);
  expect(merge(...sides, [{ path }])).toEqual([one, three]);
  expect(merge(...sides, [{ path, theirs: two, value: taken }])).toEqual(place([1], taken, undefined));
});

test('the merged file has the form of a save', () => {
  const [base, mine, theirs] = [
    { a: 1, b: [1] },
    { a: 1, b: [2] },
    { a: 0, b: [1] },
  ].map((data) => textOf(data));
  const texts = { base: base ?? '', mine: mine ?? '', theirs: theirs ?? '' };
  expect(mergeJson(file, texts, [])?.text).toBe('{\n  "a": 0,\n  "b": [\n    2\n  ]\n}\n');
});

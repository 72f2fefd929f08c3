import { readFileSync } from 'node:fs';
import { catalogSchema } from './catalogs';

const catalog = {
  Hero: { title: 'שלום', seen: '{n, plural, one {פעם אחת} other {# פעמים}} מתוך {total, number}' },
  Footer: { rights: '© <year></year> {company}' },
};

test('a catalog must have every word, not empty, and no other', () => {
  expect(catalogSchema(catalog, {})).toMatchObject({
    required: ['Hero', 'Footer'],
    additionalProperties: false,
    properties: {
      Hero: {
        required: ['title', 'seen'],
        additionalProperties: false,
        properties: { title: { type: 'string', minLength: 1 } },
      },
    },
  });
});

test('a word and a group are described by their notes', () => {
  const notes = { Hero: 'The top.', 'Hero.title': 'The heading.' };
  expect(catalogSchema(catalog, notes)).toMatchObject({
    properties: { Hero: { description: 'The top.', properties: { title: { description: 'The heading.' } } } },
  });
});

test('a word with values or tags says which ones stay, and counts none of its forms among them', () => {
  expect(catalogSchema(catalog, { 'Hero.seen': 'A count.' })).toMatchObject({
    properties: {
      Hero: { properties: { seen: { description: 'A count.\n\nKeep in every language: {n} {total}' } } },
      Footer: { properties: { rights: { description: 'Keep in every language: {company} <year>…</year>' } } },
    },
  });
});

test('every group of the catalogs is described', () => {
  const words = JSON.parse(readFileSync('messages/he.json', 'utf8'));
  const notes = JSON.parse(readFileSync('messages/notes.json', 'utf8'));
  expect(Object.keys(words).filter((group) => !notes[group])).toEqual([]);
});

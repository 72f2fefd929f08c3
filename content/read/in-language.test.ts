import { company } from '@/testing/content/records';
import { inLanguage } from './in-language';

test('a text in every language becomes the text of one', () => {
  expect(inLanguage({ name: { he: 'שם', en: 'Name' }, year: 2010 }, 'en')).toEqual({
    name: 'Name',
    year: 2010,
  });
});

test('lists, tuples and groups keep their form', () => {
  const record = { grid: [12, 24], places: [{ place: { he: 'נמל', en: 'Port' }, minutes: 40 }] };
  expect(inLanguage(record, 'he')).toEqual({ grid: [12, 24], places: [{ place: 'נמל', minutes: 40 }] });
});

test('null, a missing part and a group with one language stay as they are', () => {
  const record = { height: null, facts: undefined, en: { title: 'Hall' } };
  expect(inLanguage(record, 'he')).toEqual(record);
});

test('a picture gets the text of one language and its generated files', () => {
  const { src, alt } = company.hero;
  const { hero } = inLanguage({ hero: { src, alt } }, 'en');
  expect(hero).toMatchObject({ src, alt: alt.en, width: expect.any(Number) });
  expect(hero.files.widths.length).toBeGreaterThan(0);
});

import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { colourRules } from '../../model/rules/colours';
import { sentences } from '../../model/sentences';
import { type Language, type Message, translatorIn } from './sentences';

const entries = (language: Language) =>
  Object.entries(sentences[language]).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]): [key: string, text: string] => [`${group}.${name}`, text]),
  );

/** Returns the names of the values in a sentence. */
function valuesIn(text: string): string[] {
  const listed = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.tag) return listed(element.children);
      return element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value];
    });
  return [...new Set(listed(parse(text)))].sort();
}

test('every language has the same sentences, with the same values', () => {
  const hebrew = new Map(entries('he'));
  expect([...hebrew.keys()]).toEqual(entries('en').map(([key]) => key));
  for (const [key, text] of entries('en')) {
    expect([key, valuesIn(hebrew.get(key) ?? '')]).toEqual([key, valuesIn(text)]);
  }
});

test('every Hebrew sentence is in Hebrew', () => {
  const foreign = entries('he').filter(([, text]) => !/[א-ת]/.test(text));
  expect(foreign.map(([key]) => key)).toEqual([]);
});

test('colours have their names in the language of the reader', () => {
  const [rule] = colourRules;
  // White on white is not legible.
  const palette = JSON.parse(readFileSync('e2e/fixtures/all-on/content/palette.json', 'utf8'));
  const given = { records: { palette: { ...palette, 'other-status': '#ffffff' } } };
  const [hint] = [rule?.wrong({} as never, given as never) ?? []].flat();
  expect(translatorIn('en')(hint as Message)).toMatch(/^is hard to read with white:/);
  expect(translatorIn('he')(hint as Message)).toMatch(/^קשה לקרוא אותו עם לבן:/);
  const two = {
    key: 'colours.list',
    values: { first: { key: 'tone.stone' }, next: { key: 'tone.paper' } },
  } as const;
  expect(translatorIn('he')(two)).toBe('אבן ועם נייר');
});

test('a Hebrew sentence isolates a nested left-to-right value', () => {
  const message = {
    key: 'drafts.lacks',
    values: { hint: { key: 'record.near', values: { near: 'street' } } },
  } as const;
  expect(translatorIn('en')(message)).toBe('before this draft is published: did you mean “street”?');
  expect(translatorIn('he')(message)).toBe('לפני שהטיוטה הזאת מתפרסמת: האם התכוונתם ל״\u2068street\u2069״?');
});

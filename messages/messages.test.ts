import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import en from './en.json';
import he from './he.json';

type Catalog = { [key: string]: string | Catalog };

/** Takes a catalog; returns its messages by their full key, such as `Services.guidance.title`. */
function flatten(catalog: Catalog, prefix = ''): Map<string, string> {
  const entries = Object.entries(catalog).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

/** Takes a message's ICU text; returns all its elements, those inside plurals and tags too; throws when ICU refuses it. */
function elementsOf(message: string): MessageFormatElement[] {
  const walk = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.tag) return [element, ...walk(element.children)];
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        return [element, ...Object.values(element.options).flatMap((option) => walk(option.value))];
      }
      return [element];
    });
  return walk(parse(message));
}

/** Takes a message; returns what its caller must pass, sorted: `{name, argument}`, `{count, number}`, `<tag>`. */
function signatureOf(message: string): string[] {
  const parts = elementsOf(message).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`];
    // A plural takes a number, so one language may count where the other only shows the figure.
    const kind = element.type === TYPE.plural ? 'number' : TYPE[element.type];
    return [`{${element.value}, ${kind}}`];
  });
  return [...new Set(parts)].sort();
}

const files = { 'he.json': flatten(he), 'en.json': flatten(en) };
const hebrew = files['he.json'];
const english = files['en.json'];

/** Takes a test of one message; returns the places where it holds, as `he.json: Hero.title`. */
function placesWhere(isWrong: (message: string) => boolean): string[] {
  return Object.entries(files).flatMap(([file, messages]) =>
    [...messages].filter(([, message]) => isWrong(message)).map(([key]) => `${file}: ${key}`),
  );
}

test('every word stands in both catalogs', () => {
  const missing = [
    ...[...hebrew.keys()].filter((key) => !english.has(key)).map((key) => `en.json lacks ${key}`),
    ...[...english.keys()].filter((key) => !hebrew.has(key)).map((key) => `he.json lacks ${key}`),
  ];
  expect(missing).toEqual([]);
});

test('no message is empty', () => {
  expect(placesWhere((message) => message.trim() === '')).toEqual([]);
});

test.each([...hebrew.keys()].filter((key) => english.has(key)))(
  '%s asks for the same arguments and tags in both languages',
  (key) => {
    expect(signatureOf(english.get(key) ?? '')).toEqual(signatureOf(hebrew.get(key) ?? ''));
  },
);

test('every Hebrew count has its forms for one, two and other', () => {
  const lacking = [...hebrew].filter(([, message]) =>
    elementsOf(message).some(
      (element) =>
        element.type === TYPE.plural && !['one', 'two', 'other'].every((form) => form in element.options),
    ),
  );
  expect(lacking.map(([key]) => key)).toEqual([]);
});

// A straight apostrophe would also start a quotation in ICU and swallow the argument after it.
test.each([
  ['straight quotes or apostrophes', /["']/],
  ['a hyphen where a maqaf joins a Hebrew prefix to a number', /(?<!\p{L})[בהוכלמש]-(?=[\d{<])/u],
  ['hidden direction marks', /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/],
  ['double spaces', /\s{2}/],
  ['a space at an end', /^\s|\s$/],
])('no message has %s', (_, mark) => {
  expect(placesWhere((message) => mark.test(message))).toEqual([]);
});

import { createTranslator } from 'next-intl';
import { direction, type Locale } from './routing';

/** The key of a sentence in a catalog; a value may be another sentence. */
export type Message<Key extends string = string> = { key: Key; values?: Values };

export type Values = Record<string, string | number | Message>;

/** Sentences in one language, in groups. */
type Sentences = Record<string, Record<string, string>>;

/** The keys of a catalog, such as `record.empty`. */
export type KeysOf<Catalog> = {
  [Group in keyof Catalog & string]: `${Group}.${keyof Catalog[Group] & string}`;
}[keyof Catalog & string];

/** Isolates a text, so that another direction does not reorder the sentence around it. */
export function isolate(text: string, locale: Locale): string {
  return direction[locale] === 'rtl' ? `\u2068${text}\u2069` : text;
}

/** Returns a function that formats messages from a catalog; `<code>` marks text that no language translates. */
export function translatorOf(catalog: Sentences, locale: Locale): (message: Message) => string {
  const sentences = createTranslator({
    locale,
    messages: catalog,
    onError(error) {
      throw error;
    },
  });
  const translate = ({ key, values = {} }: Message): string => {
    const [group = '', sentence = ''] = key.split('.');
    const text = catalog[group]?.[sentence] ?? '';
    const texts = Object.entries(values).map(([name, value]) => {
      if (typeof value === 'object') return [name, translate(value)];
      // A choice between wordings is compared with its names, without marks around it.
      const isText = typeof value === 'string' && !text.includes(`{${name}, select,`);
      return [name, isText ? isolate(value, locale) : value];
    });
    return sentences.markup(key as never, {
      ...Object.fromEntries(texts),
      code: (chunks: string) => isolate(chunks, locale),
    });
  };
  return translate;
}

import type { Inquiry } from './forms';

type Sign = { key: 'spamLinks' | 'spamMarkup' | 'spamScript'; values: { n: number } };

/**
 * Returns the signs of spam in an inquiry. They inform the reader: nothing is dropped.
 *
 * @returns keys for: more than three links, links as markup, and a text in scripts that are rare here
 */
export function spamSigns(inquiry: Inquiry): Sign[] {
  const text = Object.values(inquiry).join('\n');
  const n = text.match(/https?:\/\/|(?<!\/)\bwww\./gi)?.length ?? 0;
  const signs: [Sign['key'], boolean][] = [
    ['spamLinks', n > 3],
    ['spamMarkup', /<a\s[^>]*href|\[(url|link)\b/i.test(text)],
    ['spamScript', Object.values(inquiry).some(isForeign)],
  ];
  return signs.flatMap(([key, holds]) => (holds ? [{ key, values: { n } }] : []));
}

/** Tells whether a text has letters, all of them in scripts that are rare here. */
function isForeign(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    !/[\p{Script=Hebrew}\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}]/u.test(text)
  );
}

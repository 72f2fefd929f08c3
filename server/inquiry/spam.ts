import type { Inquiry } from './forms';

type Sign = { key: 'spamLinks' | 'spamMarkup' | 'spamScript'; values: { n: number } };

/**
 * What in an inquiry is usual in spam. It only names them for the reader: nothing is dropped.
 *
 * @returns the keys of their words: more than three links, links written as markup, and a text in scripts that are rare here
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

/** Whether a text has letters, and none that people here write with. */
function isForeign(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    !/[\p{Script=Hebrew}\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}]/u.test(text)
  );
}

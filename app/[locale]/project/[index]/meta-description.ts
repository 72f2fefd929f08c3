import { shorten } from '@/lib/shorten';

/** Characters that a search engine shows of a description. */
const limit = 155;

/**
 * The description of a project for search engines: how its text starts, and its facts.
 *
 * @param start the opening line, or the first paragraph; cut at a word when the whole would be too long
 * @param facts the known facts in words, such as “Height 14 m”; they become one sentence
 * @returns at most 155 characters
 */
export function metaDescription(start: string, facts: readonly string[]): string {
  const [first, ...others] = facts;
  const sentence = first ? `${[capitalize(first), ...others].join(', ')}.` : '';
  const room = sentence ? limit - sentence.length - 1 : limit;
  return [shorten(asSentence(start), room), sentence].filter(Boolean).join(' ');
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

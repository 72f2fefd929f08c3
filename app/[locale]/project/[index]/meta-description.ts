import { shorten } from '@/lib/shorten';
import { withoutPaths } from '@/lib/text-paths';

/** Characters that a search engine shows of a description. */
const limit = 155;

/**
 * Returns the description of a project for search engines: the start of its text, and its facts.
 *
 * @param start the opening line, or the first paragraph; cut when the whole would be too long
 * @param facts the known facts in words, such as “Height 14 m”; they become one sentence
 * @returns at most 155 characters
 */
export function metaDescription(start: string, facts: readonly string[]): string {
  const [first, ...others] = withoutPaths(facts);
  const sentence = first ? `${[capitalize(first), ...others].join(', ')}.` : '';
  const room = sentence ? limit - sentence.length - 1 : limit;
  return [opening(asSentence(withoutPaths(start)), room), sentence].filter(Boolean).join(' ');
}

/** Returns the whole sentences that fit, otherwise clauses, otherwise words. */
function opening(text: string, room: number): string {
  if (text.length <= room) return text;
  const start = text.slice(0, room - 1);
  const sentences = /^.*[.!?](?=\s)/.exec(start)?.[0];
  const clauses = /^.+(?=[,:;]\s|\s–\s)/.exec(start)?.[0];
  return sentences ?? (clauses ? `${clauses}…` : shorten(text, room));
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

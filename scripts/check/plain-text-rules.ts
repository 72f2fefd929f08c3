import { routing } from '../../i18n/routing';
import type { Rule } from './typography-rules';

const everywhere = [...routing.locales];

/** Marks of other programs, which visitors would see as they stand. */
export const plainTextRules: Rule[] = [
  {
    locales: everywhere,
    at: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi,
    cure: 'visitors would see this code as it stands: type the sign itself',
  },
  {
    locales: everywhere,
    at: /\*\*|__|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]*\)|^(?:#{1,6}|[-*•]|\d\.) /g,
    cure: 'visitors would see these marks as they stand: write a plain sentence, without Markdown',
  },
  {
    locales: everywhere,
    at: /lorem ipsum|\b(?:TODO|TBD|FIXME|XXX+)\b|\$\d|\[(?:name|text|title|שם|טקסט)\]|טקסט לדוגמה|טקסט לדוגמא/gi,
    cure: 'still holds the place of a text: write the text',
  },
  {
    locales: everywhere,
    files: /^content\//,
    at: /<\/?[a-z][^<>]*>/gi,
    cure: 'a record has no HTML: take the tag away',
  },
  {
    locales: everywhere,
    files: /^content\//,
    at: /\{[^{}]*\}/g,
    cure: 'a record fills in no values: write the words themselves',
  },
];

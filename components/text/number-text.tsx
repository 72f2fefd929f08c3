import { useLocale } from 'next-intl';
import { direction } from '@/i18n/routing';
import { Ltr } from './ltr';

type Props = {
  /** For example `מפלס -6`, or `units of 80-150 sqm`. */
  children: string;
};

/** A sign belongs to its number when nothing precedes it; otherwise it is the hyphen of a range. */
const signed = String.raw`(?<![\p{L}\p{N}])[+±−-]\d+(?:\.\d+)?`;
const range = String.raw`(?<![\p{L}\p{N}-])\d[\d.,:]*-\d[\d.,:]*\d`;

/** A number with a Latin unit, which the direction of Hebrew would put before the number. */
const measure = String.raw`\d[\d.,]*\u00a0[A-Za-z][\w/²]*`;

/** “two-way”: as short as a number, and as hard to read across two lines. */
const compound = String.raw`(?<![\p{L}-])\p{L}{1,3}-\p{L}{1,3}(?![\p{L}-])`;

/** A name of two short words, such as הר־טוב. */
const joined = String.raw`(?<![\p{L}־])\p{L}{2,6}־\p{L}{2,6}(?![\p{L}־])`;

/** In English the word before a signed number, as in “Level -6”, has the same direction and stays with it. */
const patterns = {
  rtl: new RegExp(`(${signed}|${range}|${measure}|${joined})`, 'u'),
  ltr: new RegExp(String.raw`(\p{L}+ ${signed}|${signed}|${range}|${compound})`, 'u'),
};

/** Keeps signed numbers, ranges, measures and short compounds of a text on one line, and numbers in one direction. */
export function NumberText({ children }: Props) {
  const locale = useLocale();
  // Split by one group: every second part matches.
  return children.split(patterns[direction[locale]]).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.includes('־') ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      <Ltr key={part}>{part}</Ltr>
    );
  });
}

import { useLocale } from 'next-intl';
import { direction } from '@/i18n/routing';
import { Ltr } from './ltr';

type Props = {
  /** For example `מפלס -6`. */
  children: string;
};

/** A sign that belongs to its number, not the hyphen of a range such as 80-150. */
const signed = /(?<![\p{L}\p{N}])([+±−-]\d+(?:\.\d+)?)/u;

/** Keeps the signed numbers of a text from being turned round in a right-to-left line; elsewhere it is the text alone. */
export function SignedText({ children }: Props) {
  const locale = useLocale();
  if (direction[locale] === 'ltr') return children;
  // Split by one group: every second part is a number.
  return children.split(signed).map((part, at) => (at % 2 ? <Ltr key={part}>{part}</Ltr> : part));
}

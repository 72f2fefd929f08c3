import { useLocale } from 'next-intl';
import { direction } from '@/i18n/routing';

type Props = { children: string };

/** The characters of Unicode that keep what stands between them from left to right. */
const isolate = { begin: '\u2066', end: '\u2069' };

/**
 * As NumberText, inside an SVG text. The isolation is part of the text: WebKit draws an isolated `tspan` in another
 * place.
 */
export function Signed({ children }: Props) {
  const locale = useLocale();
  if (direction[locale] === 'ltr') return children;
  return children.replaceAll(/(?<!\S)[+±−-]\d+/gu, `${isolate.begin}$&${isolate.end}`);
}

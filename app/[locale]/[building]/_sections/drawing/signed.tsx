import { useLocale } from 'next-intl';
import { direction } from '@/i18n/routing';

type Props = { children: string };

/** Unicode’s left-to-right mark. */
const mark = '\u200e';

/**
 * Isolates a signed number inside an SVG text, as NumberText does in HTML. WebKit misplaces an isolated `tspan` and
 * ignores the isolating characters, but a mark before the sign is enough.
 */
export function Signed({ children }: Props) {
  const locale = useLocale();
  if (direction[locale] === 'ltr') return children;
  return children.replaceAll(/(?<!\S)[+±−-]\d/gu, `${mark}$&`);
}

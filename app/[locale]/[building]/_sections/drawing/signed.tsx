import { useLocale } from 'next-intl';
import { direction } from '@/i18n/routing';

type Props = { children: string };

/** Unicode’s left-to-right mark. */
const mark = '\u200e';

/**
 * As NumberText, inside an SVG text. There WebKit draws an isolated `tspan` in another place and takes no notice of
 * the characters that isolate, but a mark before the sign is enough.
 */
export function Signed({ children }: Props) {
  const locale = useLocale();
  if (direction[locale] === 'ltr') return children;
  return children.replaceAll(/(?<!\S)[+±−-]\d/gu, `${mark}$&`);
}

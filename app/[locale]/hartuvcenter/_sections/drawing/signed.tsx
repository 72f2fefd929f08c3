import { useLocale } from 'next-intl';
import { direction } from '@/i18n/routing';
import styles from './section-drawing.module.css';

type Props = { children: string };

/** As NumberText, inside an SVG text. */
export function Signed({ children }: Props) {
  const locale = useLocale();
  if (direction[locale] === 'ltr') return children;
  return children.split(/(?<!\S)([+±−-]\d+)/u).map((part, at) =>
    at % 2 ? (
      <tspan key={part} className={styles.signed}>
        {part}
      </tspan>
    ) : (
      part
    ),
  );
}

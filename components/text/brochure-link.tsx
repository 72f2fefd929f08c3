import { useTranslations } from 'next-intl';
import { brochureFolder, brochureSize } from '@/site/brochures';

type Props = {
  /** `button` or `link`. */
  className: string;
  /** What the file is called, without language and ending. */
  name: string;
};

/**
 * The link to the page as a PDF. It is hidden until the build has printed one and knows its address and size: in
 * development, and where the build finds no browser, there is none.
 */
export function BrochureLink({ className, name }: Props) {
  const t = useTranslations('Print');
  return (
    <a
      className={`${className} screen-only`}
      data-kind="quiet"
      href={`/${brochureFolder}/${name}.pdf`}
      data-brochure
      type="application/pdf"
      hidden
    >
      {t('brochure', { size: brochureSize })}
    </a>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { brochureAddress, hasBrochures } from '@/lib/http/brochures';

type Props = {
  /** `button` or `link`. */
  className: string;
  /** The name of the file without language and extension. */
  name: string;
};

/** Renders a link to the page as a PDF, where the build prints one. */
export function BrochureLink({ className, name }: Props) {
  const t = useTranslations('Print');
  const locale = useLocale();
  if (!hasBrochures()) return null;
  return (
    <a
      className={`${className} screen-only`}
      data-kind="quiet"
      href={brochureAddress(name, locale)}
      type="application/pdf"
    >
      {t('brochure')}
    </a>
  );
}

import { useLocale } from 'next-intl';
import { getPathname } from '@/i18n/navigation';
import { BrandLogo } from './brand-logo';

type Props = {
  brand: 'company' | 'building';
  /** The name of the link. */
  label: string;
};

/** A logo that leads to the home page of the same language. */
export function HomeLogo({ brand, label }: Props) {
  const locale = useLocale();
  return (
    <a href={getPathname({ href: '/', locale })} aria-label={label}>
      <BrandLogo brand={brand} height={36} />
    </a>
  );
}

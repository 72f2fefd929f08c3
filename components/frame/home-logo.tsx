import { useLocale } from 'next-intl';
import type { Logo } from '@/content';
import { getPathname } from '@/i18n/navigation';
import { BrandLogo } from '../pictures/brand-logo';

type Props = {
  logo: Logo;
  /** The name of the link. */
  label: string;
};

/** A logo that leads to the home page of the same language. */
export function HomeLogo({ logo, label }: Props) {
  const locale = useLocale();
  return (
    <a href={getPathname({ href: '/', locale })} aria-label={label}>
      <BrandLogo logo={logo} height={36} />
    </a>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { getPathname, otherLocales } from '@/i18n/navigation';
import type { Locale } from '@/i18n/routing';
import type { Building, Company } from '@/model';
import { BrandLogo } from '../pictures/brand-logo';
import { LanguageLink } from './language-link';
import styles from './top-bar.module.css';

type Props = {
  company: Pick<Company, 'name' | 'logo'>;
  /** The building, on its own page: its logo is beside the company's. */
  building?: Pick<Building, 'name' | 'logo'>;
  /** The back button, where the page has one. */
  back?: ReactNode;
  /** The path of this page without a language, and the languages in which it exists, as for LanguageLink. */
  href: string;
  locales?: readonly Locale[];
};

/** Renders the bar of every page except the home page: logos that link home, the back button, the languages. */
export function TopBar({ company, building, back, href, locales }: Props) {
  const locale = useLocale();
  const t = useTranslations('SiteHeader');
  const home = getPathname({ href: '/', locale });
  return (
    <header className={styles.bar}>
      <div className={`container ${styles.row}`}>
        <div className={styles.logos} data-two={building?.logo && true}>
          <a href={home} aria-label={t('home', { company: company.name })}>
            <BrandLogo logo={company.logo} name={company.name} height={36} />
          </a>
          {building?.logo && (
            <a href={home} aria-label={t('building', { building: building.name })}>
              <BrandLogo logo={building.logo} name={building.name} height={36} />
            </a>
          )}
        </div>
        <div className={styles.actions}>
          {back}
          {otherLocales(locale).map((other) => (
            <LanguageLink key={other} className={styles.language} to={other} href={href} locales={locales} />
          ))}
        </div>
      </div>
    </header>
  );
}

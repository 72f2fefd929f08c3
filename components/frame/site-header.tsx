import { useLocale, useTranslations } from 'next-intl';
import { getPathname, otherLocales } from '@/i18n/navigation';
import type { Building, Company } from '@/model';
import { NavMenu } from '../islands/nav-menu/nav-menu';
import { Island } from '../islands/runtime/island';
import { BrandLogo } from '../pictures/brand-logo';
import { Icon } from '../pictures/icon';
import { LanguageLink } from './language-link';
import styles from './site-header.module.css';

type Props = {
  company: Company;
  /** The menu links to each if there are several; a single one is reached through its project. */
  buildings: readonly Building[];
};

/** Targets of header and footer on the home page. */
export const anchors = ['about', 'services', 'projects', 'contact'] as const;

/** Renders the header of the home page: logo, anchors and the language link (specification §2). */
export function SiteHeader({ company, buildings }: Props) {
  const locale = useLocale();
  const t = useTranslations('SiteHeader');
  return (
    <header className={`${styles.header} dark`}>
      <div className={`container ${styles.bar}`}>
        <a
          className={styles.logo}
          href={getPathname({ href: '/', locale })}
          aria-label={t('home', { company: company.name })}
        >
          <BrandLogo logo={company.logo} tone="light" height={40} />
        </a>
        <Island
          component={{ NavMenu }}
          props={{
            label: t('menu'),
            navLabel: t('label'),
            icon: <Icon name="menu" />,
            buttonClass: styles.toggle,
            navClass: styles.nav,
            children: (
              <ul role="list" className={styles.links}>
                {anchors.map((anchor) => (
                  <li key={anchor}>
                    <a className={styles.link} href={`#${anchor}`}>
                      {t(anchor)}
                    </a>
                  </li>
                ))}
                {(buildings.length > 1 ? buildings : []).map(({ id, href, name }) => (
                  <li key={id}>
                    <a className={styles.link} href={getPathname({ href, locale })}>
                      {name}
                    </a>
                  </li>
                ))}
                {otherLocales(locale).map((other) => (
                  <li key={other}>
                    <LanguageLink className={styles.language} to={other} href="/" />
                  </li>
                ))}
              </ul>
            ),
          }}
        />
      </div>
    </header>
  );
}

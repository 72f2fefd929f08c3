import { useLocale, useTranslations } from 'next-intl';
import { getPathname, otherLocales } from '@/i18n/navigation';
import { chatHref, telHref } from '@/lib/seo/contact-links';
import type { Building, Company, Offering } from '@/model';
import { writeElevation } from '@/model/derived/level-line';
import { sectionLevels } from '@/model/derived/section-levels';
import { NavMenu } from '../islands/nav-menu/nav-menu';
import { Island } from '../islands/runtime/island';
import { BrandLogo } from '../pictures/brand-logo';
import { Icon } from '../pictures/icon';
import { Ltr } from '../text/ltr';
import { NewTab } from '../text/new-tab';
import { OfferLink } from '../units/offer-link';
import { listAnchors } from './anchors';
import { LanguageLink } from './language-link';
import styles from './site-header.module.css';

type Props = {
  company: Company;
  /** The menu links to each if there are several; a single one is reached through its project. */
  buildings: readonly Building[];
  /** The available units, in the menu of a phone. */
  offering: Offering | undefined;
};

/** Metres between two lines of the menu, which are levels of a section where a building has one. */
const rise = 8;

/** Renders the header of the home page: logo, anchors and the language link (specification §2). */
export function SiteHeader({ company, buildings, offering }: Props) {
  const locale = useLocale();
  const t = useTranslations('SiteHeader');
  const contacts = useTranslations('Contacts');
  const chat = useTranslations('ChatButton');
  const { phone, whatsapp } = company;
  const drawing = offering?.buildings.length === 1 ? offering.buildings[0]?.mark : undefined;
  const isDrawnInLevels = buildings.some(({ levels }) => sectionLevels(levels).length > 0);
  const links = [
    ...listAnchors(company).map((anchor) => ({ text: t(anchor), href: `#${anchor}` })),
    ...(buildings.length > 1 ? buildings : []).map(({ name, href }) => ({
      text: name,
      href: getPathname({ href, locale }),
    })),
  ];
  return (
    <header className={`${styles.header} dark`}>
      <div className={`container ${styles.bar}`}>
        <a
          className={styles.logo}
          href={getPathname({ href: '/', locale })}
          aria-label={t('home', { company: company.name })}
        >
          <BrandLogo logo={company.logo} name={company.name} tone="light" height={40} />
        </a>
        <Island
          component={{ NavMenu }}
          props={{
            toggle: (
              <>
                <span>
                  <Icon name="menu" />
                  {t('menu')}
                </span>
                <span>
                  <Icon name="close" />
                  {t('close')}
                </span>
              </>
            ),
            navLabel: t('label'),
            buttonClass: styles.toggle,
            navClass: styles.nav,
            children: (
              <ul role="list" className={styles.links}>
                {links.map(({ text, href }, index) => {
                  const elevation = isDrawnInLevels && writeElevation((links.length - 1 - index) * rise);
                  return (
                    <li key={href}>
                      <a className={styles.link} href={href}>
                        {text}
                        {elevation && (
                          <span className={`level-mark ${styles.level}`} aria-hidden="true">
                            <Ltr>{elevation}</Ltr>
                          </span>
                        )}
                      </a>
                    </li>
                  );
                })}
                {offering && (
                  <li className={styles.offer}>
                    {drawing && <img src={drawing.src} alt="" width="120" height="120" />}
                    <OfferLink offering={offering} />
                  </li>
                )}
                <li className={styles.foot}>
                  <a className={styles.way} href={telHref(phone)} aria-label={contacts('call', { phone })}>
                    <Icon name="phone" />
                    <Ltr>{phone}</Ltr>
                  </a>
                  {whatsapp && (
                    <a
                      className={styles.way}
                      href={chatHref(whatsapp, chat('prefill'))}
                      target="_blank"
                      rel="noopener"
                    >
                      <Icon name="whatsapp" />
                      <span>
                        {chat('label')}
                        <NewTab />
                      </span>
                    </a>
                  )}
                  {otherLocales(locale).map((other) => (
                    <LanguageLink key={other} className={styles.language} to={other} href="/" />
                  ))}
                </li>
              </ul>
            ),
          }}
        />
      </div>
    </header>
  );
}

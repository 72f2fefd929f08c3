import { useLocale, useTranslations } from 'next-intl';
import { getPathname } from '@/i18n/navigation';
import { timeZone, today } from '@/lib/today';
import type { Company } from '@/model';
import { CurrentYear } from '../islands/current-year/current-year';
import { Island } from '../islands/runtime/island';
import { BrandLogo } from '../pictures/brand-logo';
import { Ltr } from '../text/ltr';
import { NewTab } from '../text/new-tab';
import { listAnchors } from './anchors';
import { FooterContacts } from './footer-contacts';
import { FooterPart } from './footer-part';
import { FooterSocial } from './footer-social';
import styles from './site-footer.module.css';

const statements = ['accessibility', 'privacy'] as const;

type Props = { company: Company };

/** Renders the footer of every page (specification §2). */
export function SiteFooter({ company }: Props) {
  const locale = useLocale();
  const t = useTranslations('Footer');
  const nav = useTranslations('SiteHeader');
  const { designer } = company;
  return (
    <footer className={`${styles.footer} dark`} data-covers>
      <div className={`container ${styles.columns}`}>
        <div className={styles.blurb}>
          <BrandLogo logo={company.logo} name={company.name} tone="light" height={48} loading="lazy" />
          <p>{t('blurb', { company: company.name, founded: String(company.founded) })}</p>
        </div>
        <FooterPart element="nav" id="footer-links" title={t('quickLinks')}>
          <ul role="list">
            {listAnchors(company).map((anchor) => (
              <li key={anchor}>
                <a className="link" href={getPathname({ href: `/#${anchor}`, locale })}>
                  {nav(anchor)}
                </a>
              </li>
            ))}
            {[...(company.hasSpaces ? (['spaces'] as const) : []), ...statements].map((page) => (
              <li key={page}>
                <a className="link" href={getPathname({ href: `/${page}`, locale })}>
                  {t(page)}
                </a>
              </li>
            ))}
          </ul>
        </FooterPart>
        <FooterContacts company={company} />
        <FooterSocial company={company} />
      </div>
      <div className="container">
        <div className={styles.legal}>
          <p>
            {t.rich('rights', {
              company: company.name,
              year: () => (
                <Island
                  key="year"
                  component={{ CurrentYear }}
                  props={{ built: Number(today().slice(0, 4)), timeZone: timeZone() }}
                />
              ),
            })}
          </p>
          {company.legalEntities.map(({ legalName, companyNumber }) => (
            <p key={legalName}>
              {t.rich('legal', { legalName, companyNumber, ltr: (number) => <Ltr>{number}</Ltr> })}
            </p>
          ))}
          {company.hasOnlyVisualisations && <p>{t('note')}</p>}
          {designer && (
            <p>
              {t.rich('credit', {
                designer: designer.name,
                link: (name) => (
                  <a className="link" href={designer.url} target="_blank" rel="noopener">
                    {name}
                    <NewTab />
                  </a>
                ),
              })}
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

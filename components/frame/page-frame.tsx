import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Building, Company } from '@/model';
import { ChatButton } from './chat-button';
import { PrintContact, type Printed } from './print-contact';
import { SiteFooter } from './site-footer';
import { Splash } from './splash';

type Props = {
  company: Company;
  header: ReactNode;
  /** The building of the page, whose logo replaces the company's in the splash. */
  building?: Pick<Building, 'name' | 'logo'>;
  /** Replaces the chat button. */
  bar?: ReactNode;
  /** The address and the day of the page, printed on paper. */
  printed?: Printed;
  children: ReactNode;
};

/** Renders the frame of every page: splash, header, footer, printed contact data, and the chat button. */
export function PageFrame({ company, header, building, bar, printed, children }: Props) {
  const t = useTranslations('SkipLink');
  return (
    <>
      <a className="skip-link" href="#main">
        {t('label')}
      </a>
      {building?.logo ? (
        <Splash logo={building.logo} name={building.name} brand="building" />
      ) : (
        <Splash logo={company.logo} name={company.name} brand="company" />
      )}
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PrintContact company={company} printed={printed} />
      <SiteFooter company={company} />
      {bar ?? <ChatButton company={company} />}
    </>
  );
}

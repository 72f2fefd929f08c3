import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Company, Logo } from '@/model';
import { ChatButton } from './chat-button';
import { PrintContact, type Printed } from './print-contact';
import { SiteFooter } from './site-footer';
import { Splash } from './splash';

type Props = {
  company: Company;
  header: ReactNode;
  /** The logo of a building, on its pages, which replaces the company's in the splash. */
  buildingLogo?: Logo | undefined;
  /** The opening text of the chat, if it differs from the default. */
  greeting?: string;
  /** The address and the day of the page, printed on paper. */
  printed?: Printed;
  children: ReactNode;
};

/** Renders the frame of every page: splash, header, footer, printed contact data, and the chat button. */
export function PageFrame({ company, header, buildingLogo, greeting, printed, children }: Props) {
  const t = useTranslations('SkipLink');
  return (
    <>
      <a className="skip-link" href="#main">
        {t('label')}
      </a>
      <Splash logo={buildingLogo ?? company.logo} brand={buildingLogo ? 'building' : 'company'} />
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PrintContact company={company} printed={printed} />
      <SiteFooter company={company} />
      <ChatButton company={company} greeting={greeting} />
    </>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Company, Logo } from '@/model';
import { ChatButton } from './chat-button';
import { PrintContact } from './print-contact';
import { SiteFooter } from './site-footer';
import { Splash } from './splash';

type Props = {
  company: Company;
  header: ReactNode;
  /** The logo of a building on its pages, when it has one: in the splash it takes the place of the company’s. */
  buildingLogo?: Logo | undefined;
  /** The greeting that the chat opens with, when it is not the usual one. */
  greeting?: string;
  /** The path that the printed page leads back to. */
  printedHref?: string;
  children: ReactNode;
};

/** What every page has around its content: splash, header, footer, on paper the contact data, and the chat button. */
export function PageFrame({ company, header, buildingLogo, greeting, printedHref, children }: Props) {
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
      <PrintContact company={company} href={printedHref} />
      <SiteFooter company={company} />
      <ChatButton company={company} greeting={greeting} />
    </>
  );
}

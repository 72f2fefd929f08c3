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
  /** The logo of a building, on its pages, which replaces the company's in the splash. */
  buildingLogo?: Logo | undefined;
  /** The opening text of the chat, if it differs from the default. */
  greeting?: string;
  /** The path of the page, printed on paper. */
  printedHref?: string;
  children: ReactNode;
};

/** Renders the frame of every page: splash, header, footer, printed contact data, and the chat button. */
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

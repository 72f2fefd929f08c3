import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/page-frame';
import { SiteHeader } from '@/components/site-header';
import { getBuilding, getCompany, listClients, listProjects } from '@/content';
import { pageMetadata } from '@/i18n/metadata';
import type { Locale } from '@/i18n/routing';
import { About } from './_sections/about';
import { Clients } from './_sections/clients';
import { Contact } from './_sections/contact';
import { Hero } from './_sections/hero';
import { Projects } from './_sections/projects';
import { Services } from './_sections/services';
import { Values } from './_sections/values';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  return pageMetadata({
    locale,
    href: '/',
    title: t('homeTitle', { company: getCompany(locale).name }),
    description: t('homeDescription'),
  });
}

/** The home page, section by section in the order of SPEC §1. */
export default async function HomePage({ params }: Props) {
  const { locale } = await params;
  const company = getCompany(locale);
  return (
    <PageFrame
      company={company}
      position={getBuilding(locale).position}
      header={<SiteHeader company={company} />}
    >
      <Hero facts={company.facts} picture={company.hero} />
      <About company={company} />
      <Values />
      <Services />
      <div id="projects">
        <Projects projects={listProjects(locale)} />
        <Clients clients={listClients(locale)} facts={company.facts} />
      </div>
      <Contact company={company} />
    </PageFrame>
  );
}

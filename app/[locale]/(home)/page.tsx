import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/frame/json-ld';
import { PageFrame } from '@/components/frame/page-frame';
import { SiteHeader } from '@/components/frame/site-header';
import type { Locale } from '@/i18n/routing';
import { homeNodes } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import {
  findOffering,
  findShareImage,
  getCompany,
  listBuildings,
  listClients,
  listFallbackPosts,
  listProjects,
} from '@/model';
import { areaValues } from '@/model/derived/area-values';
import { contactForm } from '@/server/inquiry/forms';
import { readPosts } from '@/server/social/feed';
import { About } from './_sections/about';
import { Buildings } from './_sections/buildings';
import { Clients } from './_sections/clients';
import { Contact } from './_sections/contact';
import { Hero } from './_sections/hero';
import { Projects } from './_sections/projects';
import { Proof } from './_sections/proof';
import { Services } from './_sections/services';
import { SocialFeedSection } from './_sections/social-feed';
import { Values } from './_sections/values';
import './home.css';
import styles from './page.module.css';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  const { name: company, facts, founded, verification } = getCompany(locale);
  const head = pageMetadata({
    locale,
    href: '/',
    title: t('homeTitle', { company }),
    description: t('homeDescription', { ...areaValues(facts), founded: String(founded) }),
    shareImage: { src: findShareImage('home', locale), alt: t('ogHomeAlt', { company }) },
  });
  return { ...head, other: verification };
}

/** Renders the home page, section by section in the order of specification §1. */
export default async function HomePage({ params }: Props) {
  const { locale } = await params;
  const company = getCompany(locale);
  const buildings = listBuildings(locale);
  const offering = findOffering(buildings);
  const projects = listProjects(locale);
  const clients = listClients(locale);
  return (
    <PageFrame
      company={company}
      header={<SiteHeader company={company} buildings={buildings} offering={offering} />}
    >
      <Hero
        company={company}
        project={projects.find(({ name }) => name === company.featuredProject)}
        offering={offering}
      />
      <About company={company} />
      <div className={`container ${styles.pair}`}>
        <Values />
        <Services services={company.services} />
      </div>
      <Buildings buildings={buildings} />
      <div id="projects">
        <Projects projects={projects} offering={offering} />
        <Clients clients={clients} company={company} zone={buildings[0]?.zone}>
          <Proof company={company} clients={clients} projects={projects} />
        </Clients>
      </div>
      <SocialFeedSection posts={(await readPosts()) ?? listFallbackPosts(locale)} />
      <Contact company={company} fields={contactForm.fields} />
      <JsonLd nodes={homeNodes(company, locale)} />
    </PageFrame>
  );
}

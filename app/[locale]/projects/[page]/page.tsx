import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/frame/back-link';
import { JsonLd } from '@/components/frame/json-ld';
import { PageFrame } from '@/components/frame/page-frame';
import { TopBar } from '@/components/frame/top-bar';
import { areVisualisations } from '@/components/pictures/pictures-note';
import { type Locale, routing } from '@/i18n/routing';
import { siteNodes } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import { findShareImage, getCompany, listProjectPages, listProjects, listProjectsOn } from '@/model';
import { ProjectList } from './_sections/project-list';

type Props = { params: Promise<{ locale: Locale; page: string }> };

/** Only the pages that the list of projects fills exist. */
export const dynamicParams = false;

export function generateStaticParams({ params }: { params: { locale: string } }) {
  return listProjectPages(params.locale as Locale).map((page) => ({ page: String(page) }));
}

/** Returns the languages whose list of projects has this page. */
function localesOf(page: number): Locale[] {
  return routing.locales.filter((locale) => listProjectPages(locale).includes(page));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page: number } = await params;
  const page = Number(number);
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  const company = getCompany(locale).name;
  return pageMetadata({
    locale,
    href: `/projects/${page}`,
    title: t('projectsTitle', { page, company }),
    description: t('projectsDescription', { page, company }),
    shareImage: { src: findShareImage('home', locale), alt: t('ogHomeAlt', { company }) },
    locales: localesOf(page),
  });
}

/** Renders a page that continues the list of projects of the home page, which fetches its cards from here. */
export default async function ProjectsPage({ params }: Props) {
  const { locale, page: number } = await params;
  const page = Number(number);
  const t = await getTranslations({ locale });
  const company = getCompany(locale);
  return (
    <PageFrame
      company={company}
      header={
        <TopBar
          company={company}
          back={<BackLink label={t('TopBar.back')} href="/#projects" />}
          href={`/projects/${page}`}
          locales={localesOf(page)}
        />
      }
    >
      <ProjectList
        projects={listProjectsOn(locale, page)}
        page={page}
        pages={listProjectPages(locale).at(-1) ?? page}
        isNoted={areVisualisations(listProjects(locale).flatMap(({ images }) => images))}
      />
      <JsonLd nodes={siteNodes(company, locale)} />
    </PageFrame>
  );
}

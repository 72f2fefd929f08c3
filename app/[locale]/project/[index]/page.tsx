import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/frame/back-link';
import { DraftRibbon } from '@/components/frame/draft-ribbon';
import { JsonLd } from '@/components/frame/json-ld';
import { PageFrame } from '@/components/frame/page-frame';
import { TopBar } from '@/components/frame/top-bar';
import { listFacts } from '@/components/text/fact-list';
import type { Locale } from '@/i18n/routing';
import { siteNodes } from '@/lib/seo/graph';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { findProject, findShareImage, getCompany, listProjectIndices, listProjects } from '@/model';
import { Actions } from './_sections/actions';
import { Ask } from './_sections/ask';
import { Description } from './_sections/description';
import { Gallery } from './_sections/gallery';
import { Intro } from './_sections/intro';
import { Neighbours } from './_sections/neighbours';
import { Partners } from './_sections/partners';
import { SpecBlock } from './_sections/spec-block';
import { projectNodes } from './graph';
import { metaDescription } from './meta-description';

type Props = { params: Promise<{ locale: Locale; index: string }> };

/** Only the projects that the content has in the language exist (specification §10.3). */
export const dynamicParams = false;

export function generateStaticParams({ params }: { params: { locale: string } }) {
  return listProjectIndices(params.locale as Locale).map((index) => ({ index }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, index } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  const statusWords = await getTranslations({ locale, namespace: 'Status' });
  const project = findProject(locale, index);
  if (!project) notFound();
  const { title, openingLine, description, height, totalArea: area, locales, status } = project;
  const company = getCompany(locale).name;
  const pageTitle = t('projectTitle', { title, company });
  const fallbackMetadata = hiddenMetadata(pageTitle);
  if (project.draft) return fallbackMetadata;
  const facts = [
    height !== null && t('projectHeight', { height }),
    area !== null && t('projectArea', { area }),
  ].filter((fact) => fact !== false);
  const page = pageMetadata({
    locale,
    href: `/project/${index}`,
    title: pageTitle,
    description: metaDescription(openingLine || (description[0] ?? title), facts),
    shareImage: {
      src: findShareImage(`project-${project.index}`, locale),
      alt: t('ogProjectAlt', {
        title,
        company,
        status: status.key === 'other' ? status.label : statusWords(status.key),
      }),
    },
    locales,
  });
  // A retired project keeps its address, which visitors may have saved or shared.
  return project.retired ? { ...page, ...fallbackMetadata } : page;
}

/** Renders the page of one project, in the order of specification §2. */
export default async function ProjectPage({ params }: Props) {
  const { locale, index } = await params;
  const t = await getTranslations({ locale });
  const project = findProject(locale, index);
  if (!project) notFound();
  const company = getCompany(locale);
  const projects = listProjects(locale);
  const position = projects.findIndex(({ index }) => index === project.index);
  const href = `/project/${index}`;
  const facts = listFacts(project.facts, await getTranslations({ locale, namespace: 'Facts' }), locale);
  const words = {
    home: t('Metadata.breadcrumbHome'),
    height: t('Project.height'),
    dunam: t('Project.dunam'),
    area: t('Project.area'),
  };
  return (
    <PageFrame
      company={company}
      printed={{ href, asOf: project.updated }}
      header={
        <TopBar
          company={company}
          back={<BackLink label={t('TopBar.back')} href="/#projects" />}
          href={href}
          locales={project.locales}
        />
      }
    >
      {project.draft && <DraftRibbon />}
      <Intro project={project} />
      <Description paragraphs={project.description} />
      <SpecBlock project={project} />
      <Gallery pictures={project.images.slice(1)} title={project.title} />
      <Partners partners={project.partners} />
      <Actions name={project.name} address={project.landingPageUrl} />
      <Ask company={company} title={project.title} />
      {position >= 0 && <Neighbours previous={projects[position - 1]} next={projects[position + 1]} />}
      <JsonLd nodes={[...siteNodes(company, locale), ...projectNodes(project, facts, words, locale)]} />
    </PageFrame>
  );
}

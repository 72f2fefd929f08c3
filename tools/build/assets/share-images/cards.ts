import { createTranslator } from 'next-intl';
import { catalogs } from '../../../../i18n/catalogs';
import { formatDayInWords, formatMonth, isMonthOver } from '../../../../i18n/dates';
import { type Locale, routing } from '../../../../i18n/routing';
import {
  type Building,
  findProject,
  getCompany,
  listBuildings,
  listProjectIndices,
  type Picture,
  type Project,
} from '../../../../model';
import { areaValues } from '../../../../model/derived/area-values';
import { writeElevation } from '../../../../model/derived/level-line';
import { findOvertakingStep } from '../../../../model/derived/overtaking-step';
import type { ShareImageName } from '../../../../model/read/share-images';

/** The texts of a share image, line by line. */
export type Card = {
  name: ShareImageName;
  locale: Locale;
  title: string;
  facts: string[];
  /** The figure on the level line, with its sign, in metres; undefined without the line. */
  level: string | undefined;
  badge?: { text: string; status: Project['status']['key'] };
  /** The company's sign replaces a missing picture. */
  picture?: Picture;
};

/** Returns the cards of every page with a share image, in every language. */
export function listCards(): Card[] {
  return routing.locales.flatMap(listCardsOf);
}

function listCardsOf(locale: Locale): Card[] {
  const t = createTranslator({ locale, messages: catalogs[locale], namespace: 'Metadata' });
  const company = getCompany(locale);
  const commonFields = { locale, level: writeElevation(0) };
  return [
    {
      ...commonFields,
      name: 'home',
      title: t('ogHomeTitle'),
      facts: split(t('ogHomeFacts', { ...areaValues(company.facts), founded: String(company.founded) })),
      picture: company.hero,
    },
    ...listBuildings(locale).map(
      ({ id, name, subtitle, shareImageText = subtitle, completion, progress, hero }): Card => ({
        ...commonFields,
        name: `building-${id}`,
        title: t('ogBuildingTitle', { building: name }),
        facts: [...split(shareImageText), ...statusOf({ completion, progress }, locale)],
        picture: hero,
      }),
    ),
    { ...commonFields, name: 'accessibility', title: t('ogAccessibilityTitle'), facts: [company.name] },
    { ...commonFields, name: 'privacy', title: t('ogPrivacyTitle'), facts: [company.name] },
    ...(listBuildings(locale).some(({ units }) => units.length > 0)
      ? [{ ...commonFields, name: 'spaces' as const, title: t('ogSpacesTitle'), facts: [company.name] }]
      : []),
    ...listProjectIndices(locale)
      .flatMap((index) => findProject(locale, index) ?? [])
      .map((project) => cardOf(project, locale)),
  ];
}

/** Returns a future month of completion, or the stage of construction when the month has passed. */
function statusOf(building: Pick<Building, 'completion' | 'progress'>, locale: Locale): string[] {
  const t = createTranslator({ locale, messages: catalogs[locale] });
  const { completion } = building;
  const step = findOvertakingStep(building);
  if (step)
    return [
      t('Progress.now', {
        phase: t(`Progress.phases.${step.phase}`),
        day: formatDayInWords(step.date, locale),
      }),
    ];
  return completion && !isMonthOver(completion)
    ? [t('Metadata.ogBuildingStatus', { month: formatMonth(completion, locale) })]
    : [];
}

function cardOf(project: Project, locale: Locale): Card {
  const t = createTranslator({ locale, messages: catalogs[locale] });
  const { index, title, height, roof, totalArea: area, status, images } = project;
  return {
    name: `project-${index}`,
    locale,
    title,
    facts: [
      ...(height === null ? [] : [t('Metadata.ogProjectHeight', { height })]),
      ...(area === null ? [] : [t('Metadata.ogProjectArea', { area })]),
    ],
    level: writeElevation(roof ?? 0),
    badge: {
      text: status.key === 'other' ? status.label : t(`Status.${status.key}`),
      status: status.key,
    },
    picture: images[0],
  };
}

/** Splits the facts of one sentence into lines with a capital letter. */
function split(facts: string): string[] {
  return facts.split(' · ').map((fact) => fact.charAt(0).toUpperCase() + fact.slice(1));
}

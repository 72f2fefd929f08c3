import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ActionBar } from '@/components/frame/action-bar';
import { BackLink } from '@/components/frame/back-link';
import { JsonLd } from '@/components/frame/json-ld';
import { PageFrame } from '@/components/frame/page-frame';
import { TopBar } from '@/components/frame/top-bar';
import { LeadPicture } from '@/components/pictures/lead-picture';
import { listFacts } from '@/components/text/fact-list';
import { writeCost } from '@/components/units/prices';
import { phraseOf, requestOf } from '@/components/units/request-of';
import { choiceName } from '@/i18n/choice-name';
import { type Locale, routing } from '@/i18n/routing';
import { siteNodes } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import { findBuilding, findShareImage, getCompany, listBuildings } from '@/model';
import { withPeople } from '@/model/derived/with-people';
import { buildingForm } from '@/server/inquiry/forms';
import { Inquiry } from '../_sections/inquiry';
import { SimilarUnits } from './_sections/similar-units';
import { UnitCard } from './_sections/unit-card';
import { UnitCosts } from './_sections/unit-costs';
import { UnitFacts } from './_sections/unit-facts';
import { UnitHead } from './_sections/unit-head';
import { UnitPlace } from './_sections/unit-place';
import { UnitPlan } from './_sections/unit-plan';
import { unitNodes } from './graph';
import styles from './page.module.css';

type Props = { params: Promise<{ locale: Locale; building: string; unit: string }> };

/** The widths of the picture beside the level of the unit, and without one. */
const besidePlace = '(min-width: 1568px) 380px, (min-width: 960px) 23vw, 100vw';
const alone = '(min-width: 1568px) 900px, (min-width: 960px) 56vw, 100vw';

/** Any other address is 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return listBuildings(routing.defaultLocale).flatMap(({ id, units }) =>
    units.map(({ number }) => ({ building: id, unit: number })),
  );
}

/** Returns a unit with its building and, where it is on one, its level. */
async function readUnit(params: Props['params']) {
  const { locale, building: id, unit: number } = await params;
  const building = findBuilding(locale, id);
  const unit = building?.units.find((candidate) => candidate.number === number);
  const level = building?.levels.find((candidate) => candidate.id === unit?.level);
  return building && unit ? { building, unit, level } : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale });
  const units = await getTranslations({ locale, namespace: 'Units' });
  const { building, unit, level } = await readUnit(params);
  const { number, area, status } = unit;
  const words = {
    taken: String(status === 'taken'),
    number,
    area,
    use: choiceName(t, `Units.uses.${unit.use}`, unit.use),
    building: building.name,
    level: phraseOf(level, units),
  };
  return pageMetadata({
    locale,
    href: unit.href,
    title: t('Metadata.unitTitle', words),
    description: t('Metadata.unitDescription', words),
    shareImage: { src: findShareImage(`building-${building.id}`, locale), alt: building.hero.alt },
  });
}

/** Renders a unit: facts, price, location and the inquiry form. */
export default async function UnitPage({ params }: Props) {
  const { locale } = await params;
  const { building, unit, level } = await readUnit(params);
  const company = withPeople(getCompany(locale), unit.person ? [unit.person] : building.people);
  const t = await getTranslations({ locale });
  const factWords = await getTranslations({ locale, namespace: 'Facts' });
  const picture = unit.image ?? level?.image;
  const unitWords = await getTranslations({ locale, namespace: 'Unit' });
  const cost = unit.status !== 'taken' && {
    price: writeCost(unit, unitWords),
    area: t('Units.areaValue', { n: unit.area }),
  };
  const interest = requestOf(unit, level, await getTranslations({ locale, namespace: 'Units' }));
  return (
    <PageFrame
      company={company}
      printed={{ href: unit.href, asOf: building.updated }}
      building={building}
      header={
        <TopBar
          company={company}
          back={<BackLink label={t('TopBar.backPlain')} href={`${building.href}#units`} />}
          href={unit.href}
        />
      }
      bar={<ActionBar company={company} greeting={interest} label={t('Units.ask')} cost={cost} />}
    >
      <div className={`container ${styles.page}`}>
        <UnitHead className={styles.head} building={building} unit={unit} level={level} />
        {picture && (
          <LeadPicture
            className={level ? styles.picture : `${styles.picture} ${styles.alone}`}
            picture={picture}
            sizes={level ? besidePlace : alone}
          />
        )}
        <div className={styles.side}>
          {unit.status === 'taken' && <SimilarUnits buildings={listBuildings(locale)} unit={unit} />}
          <UnitCard building={building} unit={unit} person={company.people[0]} />
        </div>
        <UnitPlan className={styles.plan} building={building} unit={unit} />
        {level && (
          <UnitPlace
            className={picture ? styles.place : `${styles.place} ${styles.alone}`}
            building={building}
            unit={unit}
            level={level}
          />
        )}
        <div className={styles.main}>
          <UnitFacts unit={unit} level={level} />
          <UnitCosts building={building} unit={unit} />
        </div>
      </div>
      <Inquiry
        company={company}
        building={building}
        fields={buildingForm.fields}
        unit={unit.number}
        number={unit.status === 'taken' ? undefined : unit.number}
        interest={interest}
        elevation={level?.elevation}
      />
      <JsonLd
        nodes={[
          ...siteNodes(company, locale),
          ...unitNodes({
            building,
            unit,
            level,
            facts: listFacts(unit.facts, factWords, locale),
            areaLabel: t('Units.area'),
            netAreaLabel: t('Unit.netArea'),
            locale,
          }),
        ]}
      />
    </PageFrame>
  );
}

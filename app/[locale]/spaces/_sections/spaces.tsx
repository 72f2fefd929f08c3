import { useLocale, useTranslations } from 'next-intl';
import { writeVat } from '@/components/units/prices';
import { SpacesTable } from '@/components/units/spaces-table';
import { UnitList } from '@/components/units/unit-list';
import { UnitsDay } from '@/components/units/units-day';
import { choiceName } from '@/i18n/choice-name';
import { getPathname } from '@/i18n/navigation';
import type { Building } from '@/model';
import { BuildingMap } from './building-map';
import styles from './spaces.module.css';

type Props = { buildings: readonly Building[] };

/** Renders the units of the buildings by building and use, with links to each part. */
export function Spaces({ buildings }: Props) {
  const locale = useLocale();
  const t = useTranslations('Spaces');
  const listWords = useTranslations('Units');
  const unitWords = useTranslations('Unit');
  return (
    <section className={`section ${styles.section}`} aria-labelledby="spaces-title">
      <div className="container">
        <div className={styles.head}>
          <div>
            <h1 id="spaces-title">{t('title')}</h1>
            <p className="lead measure">{t('lead')}</p>
            <nav className={styles.jump} aria-label={t('jump')}>
              <ul role="list">
                {buildings.map(({ id, name, units }) => (
                  <li key={id}>
                    <a className="link" href={`#${id}`}>
                      {name}
                    </a>
                    <ul role="list">
                      {[...new Set(units.map(({ use }) => use))].map((use) => (
                        <li key={use}>
                          <a className="link" href={`#${id}-${use}`}>
                            {choiceName(listWords, `uses.${use}`, use)}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {buildings.length > 1 && <BuildingMap buildings={buildings} />}
        </div>
        <UnitList units={buildings.flatMap(({ units }) => units)}>
          {buildings.map(({ id, href, name, units, levels, unitsAsOf, unitsUntil, terms }) => (
            <article
              key={id}
              id={id}
              className={styles.building}
              aria-labelledby={`${id}-title`}
              data-group={name}
            >
              <h2 id={`${id}-title`}>
                <a href={getPathname({ href, locale })}>{name}</a>
              </h2>
              {unitsAsOf && (
                <p className={styles.day}>
                  <UnitsDay building={{ unitsAsOf, unitsUntil }} />
                </p>
              )}
              {units.some(({ price }) => price) && (
                <p className={styles.day}>
                  {writeVat(
                    terms?.vat,
                    units.flatMap(({ price }) => price ?? []),
                    [],
                    unitWords,
                  )}
                </p>
              )}
              <SpacesTable building={{ id, units, levels }} labelledBy={`${id}-title`} />
            </article>
          ))}
        </UnitList>
      </div>
    </section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FilteredList } from '@/components/cards/filtered-list';
import { CountUp } from '@/components/islands/count-up/count-up';
import { Island } from '@/components/islands/runtime/island';
import { DimensionLine } from '@/components/text/dimension-line';
import { SectionHead } from '@/components/text/section-head';
import { choiceName } from '@/i18n/choice-name';
import type { Client, Company } from '@/model';
import styles from './clients.module.css';

type Props = {
  clients: Client[];
  facts: Company['facts'];
  /** Where the company builds, as inside a sentence; without it the years there are not counted. */
  zone: string | undefined;
  /** Testimonials and results beside the names of the clients. */
  children: ReactNode;
};

/** specification §9: ten clients first, and eight more at a time. */
const pages = { initial: 10, increment: 8, heading: 'clients-title' };

/** specification §9: the part of a counter that must be seen before it counts. */
const threshold = 0.1;

/** Renders the clients by industry, with the built area; without clients only testimonials and results. */
export function Clients({ clients, facts, zone, children }: Props) {
  const locale = useLocale();
  const t = useTranslations('Clients');
  if (clients.length === 0) return children;
  const industries = [...new Set(clients.map((client) => client.industry))];
  const counters = [
    ...(facts.builtArea
      ? [
          {
            value: facts.builtArea,
            isArea: true,
            label: t('builtLabel'),
            text: t('builtText', { n: facts.builtArea }),
          },
        ]
      : []),
    ...(facts.zoneYears && zone
      ? [
          {
            value: facts.zoneYears,
            isArea: false,
            label: t('zoneLabel', { zone }),
            text: t('zoneText', { n: facts.zoneYears, zone }),
          },
        ]
      : []),
  ];

  return (
    <section className={styles.section} aria-labelledby={pages.heading}>
      <div className="container">
        <SectionHead id={pages.heading} label={t('label')} title={t('title')} />
        <p className="lead measure">{t('text')}</p>
        {counters.length > 0 && (
          <dl className={styles.counters}>
            {counters.map(({ value, isArea, label, text }) => (
              <div key={label} className={isArea ? styles.area : styles.years}>
                <dt className={styles.counterLabel} aria-hidden="true">
                  {isArea && (
                    <DimensionLine share={(value / Math.max(value, facts.plannedArea ?? 0)) * 100} />
                  )}
                  {label}
                </dt>
                <dd className={styles.figure}>
                  <Island component={{ CountUp }} props={{ value, locale, threshold }} />
                  <span className="visually-hidden">{text}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <FilteredList
          filter={{
            name: 'industry',
            label: t('filterLabel'),
            all: t('all'),
            options: industries.map((value) => ({
              value,
              label: choiceName(t, `industries.${value}`, value),
            })),
          }}
          items={clients.map((client, place) => ({
            key: String(place),
            value: client.industry,
            node: client.logo ? (
              <img {...client.logo} alt={t('logo', { name: client.name })} loading="lazy" />
            ) : (
              <span className={styles.name} lang={client.lang}>
                {client.name}
              </span>
            ),
          }))}
          pages={pages}
          words={{
            more: t('showMore'),
            empty: t('empty'),
            shown: (count) => t('shown', count),
          }}
          gridClass={styles.grid}
        />
      </div>
      {children}
    </section>
  );
}

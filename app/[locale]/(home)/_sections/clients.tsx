import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { statuses } from '@/components/cards/statuses';
import { CountUp } from '@/components/islands/count-up/count-up';
import { FilteredGrid } from '@/components/islands/filtered-grid/filtered-grid';
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
const page = { initial: 10, increment: 8 };

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

  function filter(key: string, label: string, total: number) {
    return {
      key,
      label,
      statuses: statuses(total, page, (shownCount) => t('shown', { shown: shownCount, total })),
    };
  }

  return (
    <section className={styles.section} aria-labelledby="clients-title">
      <div className="container">
        <SectionHead id="clients-title" label={t('label')} title={t('title')} />
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
        <Island
          component={{ FilteredGrid }}
          props={{
            filterLabel: t('filterLabel'),
            filters: [
              filter('all', t('all'), clients.length),
              ...(industries.length > 1 ? industries : []).map((industry) =>
                filter(
                  industry,
                  choiceName(t, `industries.${industry}`, industry),
                  clients.filter((client) => client.industry === industry).length,
                ),
              ),
            ],
            items: clients.map((client, place) => ({
              key: String(place),
              groups: [client.industry],
              node: client.logo ? (
                <img {...client.logo} alt={t('logo', { name: client.name })} loading="lazy" />
              ) : (
                <span className={styles.name} lang={client.lang}>
                  {client.name}
                </span>
              ),
            })),
            ...page,
            showMore: t('showMore'),
            describedBy: 'clients-title',
            empty: t('empty'),
            gridClass: styles.grid,
          }}
        />
      </div>
      {children}
    </section>
  );
}

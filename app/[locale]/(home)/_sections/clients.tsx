import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { statuses } from '@/components/cards/statuses';
import { CountUp } from '@/components/islands/count-up/count-up';
import { FilteredGrid } from '@/components/islands/filtered-grid/filtered-grid';
import { Island } from '@/components/islands/runtime/island';
import { SectionHead } from '@/components/text/section-head';
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
      ? [{ value: facts.builtArea, label: t('builtLabel'), text: t('builtText', { n: facts.builtArea }) }]
      : []),
    ...(facts.zoneYears && zone
      ? [
          {
            value: facts.zoneYears,
            label: t('zoneLabel', { zone }),
            text: t('zoneText', { n: facts.zoneYears, zone }),
          },
        ]
      : []),
  ];

  function filter(key: string, label: string, total: number) {
    return { key, label, statuses: statuses(total, page, (shown) => t('shown', { shown, total })) };
  }

  return (
    <section className={styles.section} aria-labelledby="clients-title">
      <div className="container">
        <SectionHead id="clients-title" label={t('label')} title={t('title')} />
        <div className={styles.intro}>
          <p className="lead measure">{t('text')}</p>
          {counters.length > 0 && (
            <dl className={styles.counters}>
              {counters.map(({ value, label, text }) => (
                <div key={label} className={styles.counter}>
                  <dt className={styles.counterLabel} aria-hidden="true">
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
        </div>
        <Island
          component={{ FilteredGrid }}
          props={{
            filterLabel: t('filterLabel'),
            filters: [
              filter('all', t('all'), clients.length),
              ...(industries.length > 1 ? industries : []).map((industry) =>
                filter(
                  industry,
                  t(`industries.${industry}`),
                  clients.filter((client) => client.industry === industry).length,
                ),
              ),
            ],
            items: clients.map((client) => ({
              key: client.logo.src,
              groups: [client.industry],
              node: <img {...client.logo} alt={t('logo', { name: client.name })} loading="lazy" />,
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

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FilteredList } from '@/components/cards/filtered-list';
import { SectionHead } from '@/components/text/section-head';
import { choiceName } from '@/i18n/choice-name';
import type { Client, Company } from '@/model';
import styles from './clients.module.css';
import { Figures, hasFigures } from './figures';

type Props = {
  clients: Client[];
  company: Company;
  /** As for `Figures`. */
  zone: string | undefined;
  /** Testimonials and results beside the names of the clients. */
  children: ReactNode;
};

/** specification §9: ten clients first, and eight more at a time. */
const pages = { initial: 10, increment: 8, heading: 'clients-title' };

/** Renders the figures of the company and its clients by industry; without clients only figures, testimonials and results. */
export function Clients({ clients, company, zone, children }: Props) {
  const t = useTranslations('Clients');
  const figures = hasFigures({ company, zone }) && <Figures company={company} zone={zone} />;
  if (clients.length === 0) {
    if (!figures) return children;
    return (
      <div className={styles.section}>
        <div className="container">{figures}</div>
        {children}
      </div>
    );
  }
  const industries = [...new Set(clients.map((client) => client.industry))];
  return (
    <section className={styles.section} aria-labelledby={pages.heading}>
      <div className="container">
        <SectionHead id={pages.heading} title={t('title')} />
        <p className="lead measure">{t('text')}</p>
        {figures}
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

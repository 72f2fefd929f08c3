import { useLocale, useTranslations } from 'next-intl';
import { PersonLine } from '@/components/cards/person-line';
import { CopyButton } from '@/components/islands/copy-button/copy-button';
import { PrintButton } from '@/components/islands/print-button/print-button';
import { Island } from '@/components/islands/runtime/island';
import { NewTab } from '@/components/text/new-tab';
import { writeCost, writePrice, writeTotal } from '@/components/units/prices';
import { UnitsDay } from '@/components/units/units-day';
import { formatDayInWords } from '@/i18n/dates';
import { mailHref, shareHref } from '@/lib/seo/contact-links';
import { pageUrl } from '@/lib/seo/metadata';
import { dataField } from '@/lib/text-paths';
import type { Building, Person, Unit } from '@/model';
import styles from './unit-card.module.css';

type Props = {
  building: Building;
  unit: Unit;
  /** The contact person. */
  person: Person | undefined;
};

/** Renders status, price and contact of the unit, and the ways to inquire, print and share. */
export function UnitCard({ building, unit, person }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const units = useTranslations('Units');
  const print = useTranslations('Print');
  const { number, status, offer, available, price } = unit;
  const heading = t('heading', { number });
  const url = pageUrl(unit.href, locale);
  const subject = `${heading}, ${building.name}`;
  return (
    <section className={styles.card} aria-labelledby="card-title" data-covers>
      <h2 id="card-title" className="level-mark" data-status={status} {...dataField(unit.path, 'status')}>
        {status === 'taken'
          ? units('statuses.taken', { offer })
          : status
            ? units(`statuses.${status}`)
            : units('inquiry')}
      </h2>
      {status !== 'taken' && (
        <>
          <p className={styles.price}>
            <span>{t('price', { offer })}</span>{' '}
            <strong {...dataField(unit.path, 'price')}>{writeCost(unit, t)}</strong>{' '}
            {price && writeTotal(unit, t) && <small>{writePrice(price, t)}</small>}
          </p>
          <a className="button" href="#contact" data-action>
            {units('askAbout', { number })}
          </a>
        </>
      )}
      {available && (
        <p>
          {t('availableFrom')} {formatDayInWords(available, locale)}
        </p>
      )}
      {building.unitsAsOf && (
        <p className={styles.day}>
          <UnitsDay building={building} />
        </p>
      )}
      {person && <PersonLine person={person} />}
      <div className={`screen-only ${styles.send}`}>
        <span>{t('send')}:</span>
        <a className="link" href={shareHref(`${subject}\n${url}`)} target="_blank" rel="noopener">
          {t('whatsapp')}
          <NewTab />
        </a>
        <a className="link" href={mailHref(subject, url)}>
          {t('mail')}
        </a>
      </div>
      <div className={`screen-only ${styles.send} ${styles.buttons}`}>
        <Island
          component={{ PrintButton }}
          props={{ className: 'link script-only', label: print('button') }}
        />
        <Island
          component={{ CopyButton }}
          props={{
            className: 'link script-only',
            label: t('copy'),
            text: url,
            copied: t('copied'),
            failed: t('copyFailed'),
            statusClass: styles.copied,
          }}
        />
      </div>
    </section>
  );
}

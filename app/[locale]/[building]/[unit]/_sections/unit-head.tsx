import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/hydration/island';
import { CopyButton } from '@/components/islands/copy-button';
import { PrintButton } from '@/components/islands/print-button';
import { NewTab } from '@/components/text/new-tab';
import { NumberText } from '@/components/text/number-text';
import { UnitsDay } from '@/components/units/units-day';
import type { Building, Level, Unit } from '@/content';
import { getPathname } from '@/i18n/navigation';
import { mailHref, shareHref } from '@/site/contact-links';
import { pageUrl } from '@/site/metadata';
import styles from './unit-head.module.css';

type Props = { building: Building; unit: Unit; level: Level };

/** What the unit is in a line, whether it can be had, and the ways to ask for it, print it and send it. */
export function UnitHead({ building, unit, level }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const units = useTranslations('Units');
  const print = useTranslations('Print');
  const { number, use, area, status } = unit;
  const heading = t('heading', { number });
  const summary = t('summary', { use: units(`uses.${use}`), area, level: level.title });
  const url = pageUrl(unit.href, locale);
  const message = [`${heading}, ${building.name}`, summary, url].join('\n');
  return (
    <div className={`container ${styles.head}`}>
      <p className={styles.ways}>
        <a className="link" href={getPathname({ href: building.href, locale })}>
          {building.name}
        </a>
        <a className="link screen-only" href={getPathname({ href: '/spaces', locale })}>
          {units('all')}
        </a>
      </p>
      <h1>{heading}</h1>
      <p className="lead">
        <NumberText>{summary}</NumberText>
      </p>
      {status && (
        <p className={styles.status} data-status={status}>
          <strong>
            {status === 'taken'
              ? units('statuses.taken', { offer: level.offer })
              : units(`statuses.${status}`)}
          </strong>{' '}
          {building.unitsAsOf && (
            <span>
              <UnitsDay building={building} />
            </span>
          )}
        </p>
      )}
      <p className={styles.actions}>
        <a className="button" href="#contact">
          {units('ask')}
        </a>
        <Island component={{ PrintButton }} props={{ label: print('button') }} />
      </p>
      <div className={styles.send}>
        <span>{t('send')}:</span>
        <a className="link" href={shareHref(message)} target="_blank" rel="noopener">
          {t('whatsapp')}
          <NewTab />
        </a>
        <a className="link" href={mailHref(`${heading}, ${building.name}`, message)}>
          {t('mail')}
        </a>
        <div className={styles.copy}>
          <Island
            component={{ CopyButton }}
            props={{
              label: t('copy'),
              text: url,
              copied: t('copied'),
              failed: t('copyFailed'),
              statusClass: styles.copied,
            }}
          />
        </div>
      </div>
    </div>
  );
}

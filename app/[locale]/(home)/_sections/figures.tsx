import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { CountUp } from '@/components/islands/count-up/count-up';
import { Island } from '@/components/islands/runtime/island';
import type { Company } from '@/model';
import styles from './figures.module.css';

type Props = {
  company: Company;
  /** Where the company builds, as inside a sentence; without it the years there are not counted. */
  zone: string | undefined;
};

/** specification §9: the part of a counter that must be seen before it counts. */
const threshold = 0.1;

/** Returns whether a company has a figure to show. */
export function hasFigures({ company: { facts }, zone }: Props): boolean {
  return Boolean(facts.builtArea || facts.plannedArea || (facts.zoneYears && zone));
}

/** Renders the built and the planned area as lines to one scale, and the years in the zone on a ruler of years. */
export function Figures({ company: { facts, founded, updated }, zone }: Props) {
  const locale = useLocale();
  const format = useFormatter();
  const t = useTranslations('Clients');
  const { builtArea = 0, plannedArea = 0, zoneYears } = facts;
  const scale = 100 / Math.max(builtArea, plannedArea);
  return (
    <dl className={styles.figures}>
      {builtArea > 0 && (
        <div className={styles.figure} data-kind="built">
          <dt aria-hidden="true">
            {t('builtLabel')}
            <Length share={builtArea * scale} />
          </dt>
          <dd>
            <Island component={{ CountUp }} props={{ value: builtArea, locale, threshold }} />
            <span className="visually-hidden">{t('builtText', { n: builtArea })}</span>
          </dd>
        </div>
      )}
      {plannedArea > 0 && (
        <div className={styles.figure} data-kind="planned">
          <dt>
            {t('plannedLabel')}
            <Length share={plannedArea * scale} />
          </dt>
          <dd>{format.number(plannedArea)}</dd>
        </div>
      )}
      {zoneYears && zone ? (
        <div className={styles.figure} data-kind="years">
          <dt aria-hidden="true">
            {t('zoneLabel', { zone })}
            <Years from={founded} to={Number(updated.slice(0, 4))} last={zoneYears} />
          </dt>
          <dd>
            <Island component={{ CountUp }} props={{ value: zoneYears, locale, threshold }} />
            <span className="visually-hidden">{t('zoneText', { n: zoneYears, zone })}</span>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Renders a length, in per cent of the space, as a measured line with ticks at its ends. */
function Length({ share }: { share: number }) {
  return (
    <svg className={styles.length} width={`${Number(share.toFixed(1))}%`} height="13" aria-hidden="true">
      <line x2="100%" y1="6.5" y2="6.5" />
    </svg>
  );
}

/** The most years with a tick each: more would touch on a phone. */
const most = 40;

/** Renders a ruler from one year to another, with a tick for each, or for each tenth of many, and the last years heavy. */
function Years({ from, to, last }: { from: number; to: number; last: number }) {
  const years = Math.max(to - from, last);
  const step = years > most ? 10 : 1;
  return (
    <span className={styles.years}>
      <svg
        className="directional"
        width="100%"
        height="13"
        viewBox={`0 0 ${years} 13`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 6.5h${years}M0 0v13${`m${step}-13v13`.repeat(years / step)}`} />
        <path d={`M${years - last} 6.5h${last}`} />
      </svg>
      <span>{to - years}</span>
      <span>{to}</span>
    </span>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { LeadPicture } from '@/components/pictures/lead-picture';
import { NumberText } from '@/components/text/number-text';
import { choiceName } from '@/i18n/choice-name';
import { getPathname } from '@/i18n/navigation';
import type { Building, Level, Unit } from '@/model';
import styles from './unit-head.module.css';

type Props = { building: Building; unit: Unit; level: Level };

/** Renders the breadcrumb, the unit in a line, and a picture of it or of its level. */
export function UnitHead({ building, unit, level }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const units = useTranslations('Units');
  const { number, use, area } = unit;
  const heading = t('heading', { number });
  const picture = unit.image ?? level.image;
  const parentLinks = [
    { href: '/spaces', text: units('all') },
    { href: building.href, text: building.name },
  ];
  return (
    <div className={`container ${styles.head}`}>
      <nav aria-label={t('breadcrumb')} className={`screen-only ${styles.path}`}>
        <ol role="list">
          {parentLinks.map(({ href, text }) => (
            <li key={href}>
              <a className="link" href={getPathname({ href, locale })}>
                {text}
              </a>
            </li>
          ))}
          <li aria-current="page">{heading}</li>
        </ol>
      </nav>
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p className="lead">
          <NumberText>
            {t('summary', { use: choiceName(units, `uses.${use}`, use), area, level: level.title })}
          </NumberText>
        </p>
      </div>
      {picture && (
        <LeadPicture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 98rem) 59rem, (min-width: 75rem) calc(50vw + 7rem), (min-width: 60rem) 52vw, 92vw"
        />
      )}
    </div>
  );
}

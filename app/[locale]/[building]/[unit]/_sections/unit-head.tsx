import { useLocale, useTranslations } from 'next-intl';
import { NumberText } from '@/components/text/number-text';
import { withoutLevel } from '@/components/units/request-of';
import { choiceName } from '@/i18n/choice-name';
import { getPathname } from '@/i18n/navigation';
import type { Building, Level, Unit } from '@/model';
import styles from './unit-head.module.css';

type Props = { className: string | undefined; building: Building; unit: Unit; level: Level | undefined };

/** Renders the breadcrumb and the unit in a line, and whether it is taken. */
export function UnitHead({ className, building, unit, level }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const units = useTranslations('Units');
  const { number, use, area, status } = unit;
  const heading = t('heading', { number });
  const parentLinks = [
    { href: '/spaces', text: units('all') },
    { href: building.href, text: building.name },
  ];
  return (
    <div className={className}>
      <nav aria-label={t('breadcrumb')} className={`screen-only ${styles.path}`}>
        <ol role="list">
          {parentLinks.map(({ href, text }) => (
            <li key={href}>
              <a className="link" href={getPathname({ href, locale })} data-keeps>
                {text}
              </a>
            </li>
          ))}
          <li aria-current="page">{heading}</li>
        </ol>
      </nav>
      <h1>{heading}</h1>
      <p className="lead">
        <NumberText>
          {t('summary', {
            use: choiceName(units, `uses.${use}`, use),
            area,
            level: level?.title ?? withoutLevel,
          })}
        </NumberText>
      </p>
      {status === 'taken' && <p>{t('taken')}</p>}
    </div>
  );
}

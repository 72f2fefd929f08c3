import { useLocale, useTranslations } from 'next-intl';
import { NumberText } from '@/components/text/number-text';
import { KeyPlan } from '@/components/units/key-plan';
import { withoutLevel } from '@/components/units/request-of';
import { getPathname } from '@/i18n/navigation';
import type { Building, Unit } from '@/model';
import styles from './similar-units.module.css';

type Props = { buildings: readonly Building[]; unit: Unit };

const most = 3;

/**
 * Renders a button to inquire about similar units, if a unit is taken, and the available units of the same use in every
 * building, nearest in size first.
 */
export function SimilarUnits({ buildings, unit }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const distance = ({ area }: Unit) => Math.abs(area - unit.area);
  const similarUnits = buildings
    .flatMap((building) => building.units.map((other) => ({ building, other })))
    .filter(({ other: { use, status } }) => use === unit.use && status === 'free')
    .sort((a, b) => distance(a.other) - distance(b.other))
    .slice(0, most);
  return (
    <aside className={styles.similar} aria-labelledby={similarUnits.length > 0 ? 'similar-title' : undefined}>
      <a className="button" href="#contact" data-action>
        {t('askSimilar')}
      </a>
      {similarUnits.length > 0 && (
        <>
          <h2 id="similar-title">{t('similar', { n: similarUnits.length })}</h2>
          <ul role="list">
            {similarUnits.map(({ building, other }) => {
              const { number, href, area, level } = other;
              const title = building.levels.find(({ id }) => id === level)?.title ?? withoutLevel;
              const words = t('similarUnit', { area, level: title });
              return (
                <li key={href}>
                  <a className={styles.card} href={getPathname({ href, locale })}>
                    <h3>{t('heading', { number })}</h3>
                    <span>
                      <NumberText>{buildings.length > 1 ? `${words}, ${building.name}` : words}</NumberText>
                    </span>
                    <KeyPlan building={building} unit={other} isDecoration />
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </aside>
  );
}

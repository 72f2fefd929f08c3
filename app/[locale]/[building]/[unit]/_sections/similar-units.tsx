import { useLocale, useTranslations } from 'next-intl';
import { NumberText } from '@/components/text/number-text';
import { getPathname } from '@/i18n/navigation';
import type { Building, Unit } from '@/model';
import styles from './similar-units.module.css';

type Props = { buildings: readonly Building[]; unit: Unit };

const most = 3;

/** Lists available units of the same use in every building, nearest in size first, if a unit is taken. */
export function SimilarUnits({ buildings, unit }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const distance = ({ area }: Unit) => Math.abs(area - unit.area);
  const similar = buildings
    .flatMap(({ name, levels, units }) =>
      units.map((other) => {
        const level = levels.find(({ id }) => id === other.level)?.title ?? '';
        return { ...other, level, building: buildings.length > 1 ? name : '' };
      }),
    )
    .filter(({ use, status }) => use === unit.use && status === 'free')
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most);
  return (
    <aside
      className={`container ${styles.similar}`}
      aria-labelledby={similar.length > 0 ? 'similar-title' : undefined}
    >
      <p>{t('taken')}</p>
      {similar.length > 0 && (
        <>
          <h2 id="similar-title">{t('similar')}</h2>
          <ul role="list">
            {similar.map(({ number, href, area, level, building }) => (
              <li key={href}>
                <a className="link" href={getPathname({ href, locale })}>
                  <NumberText>
                    {[t('similarUnit', { number, area, level }), building].filter(Boolean).join(', ')}
                  </NumberText>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

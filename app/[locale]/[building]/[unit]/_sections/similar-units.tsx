import { useLocale, useTranslations } from 'next-intl';
import { NumberText } from '@/components/text/number-text';
import type { Building, Unit } from '@/content';
import { getPathname } from '@/i18n/navigation';
import styles from './similar-units.module.css';

type Props = { building: Building; unit: Unit };

/** How many are named. */
const most = 3;

/** For a unit that is taken: the free ones of the same use, the nearest in size first, and the way to all others. */
export function SimilarUnits({ building, unit }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const all = useTranslations('Units');
  const { units, levels } = building;
  const distance = ({ area }: Unit) => Math.abs(area - unit.area);
  const similar = units
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
            {similar.map(({ number, href, area, level }) => (
              <li key={number}>
                <a className="link" href={getPathname({ href, locale })}>
                  <NumberText>
                    {t('similarUnit', {
                      number,
                      area,
                      level: levels.find(({ id }) => id === level)?.title ?? '',
                    })}
                  </NumberText>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a className="link" href={getPathname({ href: '/spaces', locale })}>
          {all('all')}
        </a>
      </p>
    </aside>
  );
}

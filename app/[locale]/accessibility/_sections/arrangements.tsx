import { useTranslations } from 'next-intl';
import { marks } from '@/components/text/marks';
import { Part } from '@/components/text/part';
import type { Company } from '@/model';

type Props = { arrangements: Company['accessibility']['arrangements'] };

/** Lists the accessibility arrangements of the office and the sites (regulation 34); nothing when none is known. */
export function Arrangements({ arrangements = [] }: Props) {
  const t = useTranslations('AccessibilityStatement');
  if (arrangements.length === 0) return null;
  return (
    <Part id="arrangements" title={t('arrangementsTitle')}>
      {arrangements.map(({ place, ...texts }) => (
        <div key={place}>
          <h3>{place}</h3>
          <ul role="list">
            {(['parking', 'entrance', 'toilets'] as const).map(
              (what) => texts[what] && <li key={what}>{t.rich(what, { ...marks, text: texts[what] })}</li>,
            )}
          </ul>
        </div>
      ))}
    </Part>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Company } from '@/content';
import { Part } from './part';

type Props = { arrangements: Company['accessibility']['arrangements'] };

const strong = (label: ReactNode) => <strong>{label}</strong>;

/** What people with disabilities find at the office and the sites (regulation 34); nothing when none is known. */
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
              (what) => texts[what] && <li key={what}>{t.rich(what, { text: texts[what], strong })}</li>,
            )}
          </ul>
        </div>
      ))}
    </Part>
  );
}

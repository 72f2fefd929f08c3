import { useTranslations } from 'next-intl';
import { marks } from '@/components/text/marks';
import { Part } from '@/components/text/part';
import type { Company } from '@/model';

type Props = { arrangements: Company['accessibility']['arrangements'] };

const kinds = ['parking', 'entrance', 'toilets'] as const;

/**
 * Lists the accessibility arrangements of the office and the sites (regulation 34): places with at least one; nothing when
 * none is known.
 */
export function Arrangements({ arrangements = [] }: Props) {
  const t = useTranslations('AccessibilityStatement');
  const known = arrangements.filter((texts) => kinds.some((kind) => texts[kind]));
  if (known.length === 0) return null;
  return (
    <Part id="arrangements" title={t('arrangementsTitle')}>
      {known.map(({ place, ...texts }) => (
        <div key={place}>
          <h3>{place}</h3>
          <ul role="list">
            {kinds.map(
              (kind) => texts[kind] && <li key={kind}>{t.rich(kind, { ...marks, text: texts[kind] })}</li>,
            )}
          </ul>
        </div>
      ))}
    </Part>
  );
}

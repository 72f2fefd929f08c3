import { useTranslations } from 'next-intl';
import { Island } from '@/components/islands/runtime/island';
import { UnitShortlist } from '@/components/islands/unit-shortlist/unit-shortlist';

/** The most units that are readable side by side. */
const max = 4;

/** Renders the marked units side by side; without script no unit can be marked. */
export function Shortlist() {
  const t = useTranslations('Spaces');
  return (
    <Island
      component={{ UnitShortlist }}
      props={{
        max,
        statuses: Array.from({ length: max + 1 }, (_, n) => (n === 0 ? t('none') : t('marked', { n, max }))),
        words: {
          title: t('shortlist'),
          hint: t('hint', { max }),
          kept: t('kept'),
          full: t('full', { max }),
          go: t('go'),
          building: t('building'),
          remove: t('remove'),
          removeUnit: t('removeUnit', { number: '#' }),
          print: t('print'),
          ask: t('ask'),
          prefill: t('prefill'),
        },
      }}
    />
  );
}

import type { useTranslations } from 'next-intl';
import type { Unit } from '@/content';

type Words = ReturnType<typeof useTranslations<'Units'>>;
type Filter = { name: string; label: string; options: { value: string; label: string }[] };

/** Square meters: up to the first, between the two, over the second. */
const steps = [150, 500] as const;

/** The size of a unit as the filter and the address name it. */
export function sizeOf({ area }: Pick<Unit, 'area'>): 'small' | 'medium' | 'large' {
  if (area <= steps[0]) return 'small';
  return area <= steps[1] ? 'medium' : 'large';
}

/** The filters by use and by size, each with what the units have; one that would not part them is left out. */
export function listUnitFilters(units: readonly Unit[], t: Words): Filter[] {
  const sizes = {
    small: t('sizeUpTo', { to: steps[0] }),
    medium: t('sizeBetween', { from: steps[0], to: steps[1] }),
    large: t('sizeOver', { from: steps[1] }),
  };
  const uses = [...new Set(units.map(({ use }) => use))];
  const found = new Set(units.map(sizeOf));
  return [
    {
      name: 'use',
      label: t('use'),
      options: [
        { value: '', label: t('everyUse') },
        ...uses.map((use) => ({ value: use, label: t(`uses.${use}`) })),
      ],
    },
    {
      name: 'size',
      label: t('area'),
      options: [
        { value: '', label: t('everySize') },
        ...(['small', 'medium', 'large'] as const)
          .filter((size) => found.has(size))
          .map((size) => ({ value: size, label: sizes[size] })),
      ],
    },
  ].filter(({ options }) => options.length > 2);
}

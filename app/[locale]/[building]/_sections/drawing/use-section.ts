import { useTranslations } from 'next-intl';
import type { Level, Unit } from '@/model';
import { sectionLevels } from '@/model/derived/section-levels';
import { layOut } from './section';

export type SectionProps = {
  levels: readonly Level[];
  /** The units of the building. */
  units: readonly Unit[];
  /** The height of the roof in metres from the street. */
  roof?: number | null | undefined;
};

/**
 * Lays out the section of a building with the number of available units of each level.
 *
 * @returns the section, if the levels have one, and a function that counts the available units of a level, if their
 * status is known
 */
export function useSection({ levels, units, roof }: SectionProps) {
  const t = useTranslations('Building');
  const unitWords = useTranslations('Units');
  const notedLevels = sectionLevels(levels).map((level) => {
    const knownUnits = units.filter((unit) => unit.level === level.id && unit.status);
    const free = knownUnits.filter(({ status }) => status === 'free').length;
    return { level, free, note: knownUnits.length > 0 ? unitWords('free', { n: free }) : undefined };
  });
  return {
    section: notedLevels.length > 0 ? layOut(notedLevels, t('street'), roof) : undefined,
    freeOf: (id: string) => notedLevels.find(({ level }) => level.id === id)?.free,
  };
}

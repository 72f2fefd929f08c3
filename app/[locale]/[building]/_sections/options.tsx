import { useTranslations } from 'next-intl';
import { AskLinks } from '@/components/islands/ask-links/ask-links';
import { Island } from '@/components/islands/runtime/island';
import { areVisualisations, PicturesNote } from '@/components/pictures/pictures-note';
import { SectionHead } from '@/components/text/section-head';
import type { Building, Level } from '@/model';
import { isFullyTaken } from '@/model/derived/is-fully-taken';
import { sectionLevels } from '@/model/derived/section-levels';
import { CurrentLevel } from './current-level';
import { OptionRow } from './option-row';
import styles from './options.module.css';

type Props = Pick<Building, 'levels' | 'units'> & {
  /** The height of the roof in metres from the street. */
  roof: number | null | undefined;
};

/**
 * Renders the levels that can be bought or rented, or that are taken, beside the section of the building; nothing when
 * the record has none.
 */
export function Options({ levels, units, roof }: Props) {
  const t = useTranslations('Building');
  if (levels.length === 0) return null;
  const isNoted = areVisualisations(levels.flatMap(({ image }) => image ?? []));
  return (
    <section id="options" className={`section ${styles.section}`} aria-labelledby="options-title">
      <div className="container">
        <SectionHead id="options-title" title={t(optionsTitle(levels, units))} />
        <div className={sectionLevels(levels).length > 0 ? styles.columns : undefined}>
          <CurrentLevel levels={levels} units={units} roof={roof} />
          <Island
            component={{ AskLinks }}
            props={{
              className: styles.rows,
              children: levels.map((level) => (
                <OptionRow
                  key={level.id}
                  level={level}
                  units={units}
                  isOffered={!isFullyTaken(units)}
                  isNoted={isNoted}
                />
              )),
            }}
          />
        </div>
        {isNoted && <PicturesNote />}
      </div>
    </section>
  );
}

/** Returns the key of the heading over the levels, by their offers. */
export function optionsTitle(
  levels: readonly Level[],
  units: Building['units'],
): 'levelsTitle' | 'optionsTitle' | 'optionsTitleLease' | 'optionsTitleAny' {
  if (isFullyTaken(units)) return 'levelsTitle';
  const isLet = ({ offer }: Level) => offer === 'lease';
  if (levels.every(isLet)) return 'optionsTitleLease';
  return levels.some(isLet) ? 'optionsTitleAny' : 'optionsTitle';
}

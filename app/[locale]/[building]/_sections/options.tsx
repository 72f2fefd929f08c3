import { useTranslations } from 'next-intl';
import { AskLinks } from '@/components/islands/ask-links/ask-links';
import { Island } from '@/components/islands/runtime/island';
import { areVisualisations, PicturesNote } from '@/components/pictures/pictures-note';
import { SectionHead } from '@/components/text/section-head';
import type { Building, Level } from '@/model';
import { isFullyTaken } from '@/model/derived/is-fully-taken';
import { OptionRow } from './option-row';
import styles from './options.module.css';

type Props = Pick<Building, 'levels' | 'units'>;

/** Renders the levels that can be bought or rented, or that are taken; nothing when the record has none. */
export function Options({ levels, units }: Props) {
  const t = useTranslations('Building');
  if (levels.length === 0) return null;
  const isNoted = areVisualisations(levels.flatMap(({ image }) => image ?? []));
  return (
    <section id="options" className={`section ${styles.section}`} aria-labelledby="options-title">
      <div className="container">
        <SectionHead id="options-title" title={t(optionsTitle(levels, units))} />
        <Island
          component={{ AskLinks }}
          props={{
            className: styles.rows,
            children: levels.map((level) => (
              <OptionRow
                key={level.id}
                level={level}
                levels={levels}
                units={units}
                isOffered={!isFullyTaken(units)}
                isNoted={isNoted}
              />
            )),
          }}
        />
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

import { useTranslations } from 'next-intl';
import type { Level } from '@/model';
import { LevelHead } from './level-head';
import { OptionRow } from './option-row';
import styles from './options.module.css';

type Props = { levels: readonly Level[] };

/** Renders the levels that can be bought or rented; nothing when the record has none. */
export function Options({ levels }: Props) {
  const t = useTranslations('Building');
  if (levels.length === 0) return null;
  return (
    <section id="options" className={`section ${styles.section}`} aria-labelledby="options-title">
      <div className="container">
        <LevelHead id="options-title" title={t(optionsTitle(levels))} />
        <div className={styles.rows}>
          {levels.map((level) => (
            <OptionRow key={level.id} level={level} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Returns the key of the heading over the levels, by their offers. */
export function optionsTitle(
  levels: readonly Level[],
): 'optionsTitle' | 'optionsTitleLease' | 'optionsTitleAny' {
  const isLet = ({ offer }: Level) => offer === 'lease';
  if (levels.every(isLet)) return 'optionsTitleLease';
  return levels.some(isLet) ? 'optionsTitleAny' : 'optionsTitle';
}

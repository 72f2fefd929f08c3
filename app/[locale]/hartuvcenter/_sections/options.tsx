import { useTranslations } from 'next-intl';
import { LevelPicker } from '@/components/islands/level-picker';
import type { PurchaseOption } from '@/content/schema';
import { SectionDrawing } from './drawing/section-drawing';
import { LevelHead } from './level-head';
import { cardIds } from './levels';
import { OptionCard } from './option-card';
import styles from './options.module.css';

type Props = { options: readonly PurchaseOption[] };

/** The five purchase options in the order of SPEC §2, beside the section in which a level can be chosen. */
export function Options({ options }: Props) {
  const t = useTranslations('Building');
  return (
    <section id="options" className={`section ${styles.section}`} aria-labelledby="options-title">
      <div className="container">
        <LevelHead id="options-title" title={t('optionsTitle')} mark="−2.60" />
        <p className={`lead ${styles.subtitle}`}>{t('optionsSubtitle')}</p>
        <LevelPicker
          className={styles.picker}
          levels={options.map(({ level, plainName }) => ({
            level,
            id: cardIds[level],
            selected: t('selected', { level: plainName }),
          }))}
          drawing={<SectionDrawing options={options} />}
          drawingClass={styles.drawing}
          caption={<p className={styles.caption}>{t('caption')}</p>}
          statusClass={styles.status}
        >
          <div className={styles.cards}>
            {options.map((option) => (
              <OptionCard key={option.level} option={option} />
            ))}
            <p className={styles.note}>{t('note')}</p>
          </div>
        </LevelPicker>
      </div>
    </section>
  );
}

import { useTranslations } from 'next-intl';
import { Island } from '@/components/hydration/island';
import { LevelPicker } from '@/components/islands/level-picker';
import { Ltr } from '@/components/text/ltr';
import type { PurchaseOption, Unit } from '@/content';
import { SectionDrawing } from './drawing/section-drawing';
import { LevelHead } from './level-head';
import { cardIds } from './levels';
import { OptionCard } from './option-card';
import styles from './options.module.css';

type Props = { options: readonly PurchaseOption[]; units: readonly Unit[] };

/** The five purchase options in the order of specification §2, beside the section in which a level can be chosen. */
export function Options({ options, units }: Props) {
  const t = useTranslations('Building');
  return (
    <section id="options" className={`section ${styles.section}`} aria-labelledby="options-title">
      <div className="container">
        <LevelHead id="options-title" title={t('optionsTitle')} />
        <div className={styles.intro}>
          <p className="lead">{t('optionsSubtitle')}</p>
          <p className={styles.caption}>{t.rich('caption', { ltr: (level) => <Ltr>{level}</Ltr> })}</p>
        </div>
        <Island
          component={{ LevelPicker }}
          wake="load"
          props={{
            className: styles.picker,
            levels: options.map(({ level, plainName }) => ({
              level,
              id: cardIds[level],
              selected: t('selected', { level: plainName }),
            })),
            drawing: <SectionDrawing options={options} units={units} />,
            drawingClass: styles.drawing,
            statusClass: styles.status,
            children: (
              <div className={styles.cards}>
                {options.map((option) => (
                  <OptionCard key={option.level} option={option} />
                ))}
              </div>
            ),
          }}
        />
      </div>
    </section>
  );
}

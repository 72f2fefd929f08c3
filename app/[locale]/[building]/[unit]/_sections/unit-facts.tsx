import { useLocale, useTranslations } from 'next-intl';
import { FactRows, listFacts } from '@/components/text/fact-list';
import { rowOf } from '@/components/units/prices';
import { choiceName } from '@/i18n/choice-name';
import type { Level, Unit } from '@/model';
import styles from './unit-facts.module.css';

type Props = { unit: Unit; level: Level };

/** Renders the facts of a unit and of its level. */
export function UnitFacts({ unit, level }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const units = useTranslations('Units');
  const factWords = useTranslations('Facts');
  const { use, area, netArea, divisibleFrom, joinableWith } = unit;
  const { clearHeight, ...facts } = unit.facts;
  return (
    <section className={styles.facts} aria-labelledby="facts-title">
      <h2 id="facts-title">{t('facts')}</h2>
      <FactRows
        path={unit.path}
        facts={[
          ...rowOf('use', units('use'), choiceName(units, `uses.${use}`, use)),
          ...rowOf('area', units('area'), units('areaValue', { n: area })),
          ...rowOf('netArea', t('netArea'), netArea !== undefined && units('areaValue', { n: netArea })),
          ...rowOf('level', units('level'), level.title),
          ...rowOf(
            'clearHeight',
            factWords('clearHeight'),
            clearHeight !== undefined && factWords('meters', { n: clearHeight }),
          ),
          ...listFacts(facts, factWords, locale),
          ...rowOf(
            'divisibleFrom',
            t('divisible'),
            divisibleFrom !== undefined && t('divisibleFrom', { n: divisibleFrom }),
          ),
          ...rowOf(
            'joinableWith',
            t('joinable'),
            joinableWith.length > 0 &&
              t('joinableWith', { n: joinableWith.length, numbers: joinableWith.join(', ') }),
          ),
        ]}
      />
    </section>
  );
}

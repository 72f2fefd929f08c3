import { useLocale, useTranslations } from 'next-intl';
import { CountUp } from '@/components/islands/count-up/count-up';
import { Island } from '@/components/islands/runtime/island';
import type { dataField } from '@/lib/text-paths';
import styles from './spec-cell.module.css';

type Props = {
  label: string;
  /** The attribute that names its field. */
  field?: ReturnType<typeof dataField>;
  /** Null when unknown. */
  value: number | null;
  unit: string;
  /** Label, value and unit as a sentence: read aloud and printed instead of the moving figure. */
  sentence: string;
  /** Explains the unit to readers who may not know it. */
  note?: string | undefined;
};

/** specification §9: the part of a figure that must be seen before it counts. */
const threshold = 0.5;

/** Renders one figure of the specification. */
export function SpecCell({ label, field, value, unit, sentence, note }: Props) {
  const locale = useLocale();
  const t = useTranslations('Project');
  if (value === null) {
    return (
      <li className={styles.cell} {...field}>
        <span className={styles.label}>{label}</span>
        <abbr className={styles.missing} title={t('notAvailableTitle')}>
          {t('notAvailable')}
        </abbr>
      </li>
    );
  }
  return (
    <li className={styles.cell} {...field}>
      <span className={styles.moving} aria-hidden="true">
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>
          <span className={styles.figure}>
            <Island component={{ CountUp }} props={{ value, locale, threshold }} />
          </span>
          <span>{unit}</span>
        </span>
      </span>
      <span className={`visually-hidden ${styles.sentence}`}>{sentence}</span>
      {note && <span className={styles.note}>{note}</span>}
    </li>
  );
}

import { useTranslations } from 'next-intl';
import styles from './unit-filter-fields.module.css';
import type { UnitControl } from './unit-filters';

type Props = { controls: readonly UnitControl[] };

/** Renders the fields of the filters, use and area in view, the others folded; the island reads and writes their values. */
export function UnitFilterFields({ controls }: Props) {
  const t = useTranslations('Units');
  const more = controls.filter(({ isMore }) => isMore);
  return (
    <>
      <Fields controls={controls.filter(({ isMore }) => !isMore)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>
            {t('more')} <span data-used />
          </summary>
          <Fields controls={more} />
        </details>
      )}
    </>
  );
}

function Fields({ controls }: Props) {
  return (
    <div className={styles.fields}>
      {controls.map((control) =>
        control.options && !control.isMore ? (
          <Chips key={control.filter.name} {...control} />
        ) : (
          <Field key={control.filter.name} {...control} />
        ),
      )}
    </div>
  );
}

function Chips({ filter: { name }, label, options = [] }: UnitControl) {
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={!value} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Field({ filter: { name }, label, options }: UnitControl) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it has one of two.
    <label className={styles.field} data-kind={options && 'choice'}>
      <span>{label}</span>
      {options ? (
        <select name={name}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input type="number" name={name} min="0" step="any" inputMode="decimal" />
      )}
    </label>
  );
}

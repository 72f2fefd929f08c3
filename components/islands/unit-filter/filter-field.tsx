import type { Filter } from './filter-units';

type Props = { filter: Filter; value: string; onChange: (value: string) => void };

/** Renders a list to choose from, or a number. */
export function FilterField({ filter: { name, label, options }, value, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it has one of two.
    <label className="unit-filter-field" data-kind={options ? 'choice' : 'number'}>
      <span>{label}</span>
      {options ? (
        <select name={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="number"
          name={name}
          min="0"
          step="any"
          inputMode="decimal"
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </label>
  );
}

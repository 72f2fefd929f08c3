import { markOf, type ShortlistUnit } from './shortlist-units';

type Props = {
  units: readonly ShortlistUnit[];
  rows: readonly { name: string; texts: readonly string[] }[];
  words: {
    /** With the number of the unit in place of `#`. */
    unit: string;
    remove: string;
    /** With the number of the unit in place of `#`. */
    removeUnit: string;
  };
  onRemove: (unit: ShortlistUnit) => void;
};

/** Renders units side by side. */
export function Comparison({ units, rows, words, onRemove }: Props) {
  return (
    <div className="shortlist-scroll">
      <table>
        <thead>
          <tr>
            <td />
            {units.map((unit) => (
              <th key={markOf(unit)} scope="col">
                {/* biome-ignore lint/plugin: the text of a unit never changes. */}
                <a className="link" href={unit.href}>
                  {words.unit.replace('#', unit.number)}
                </a>
                <button
                  type="button"
                  className="link screen-only"
                  aria-label={words.removeUnit.replace('#', unit.number)}
                  onClick={() => onRemove(unit)}
                >
                  {words.remove}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, texts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {units.map((unit, index) => (
                <td key={markOf(unit)}>{texts[index] || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { descriptionOf } from '../../../model/fields';
import { choicesOf, type FieldSchema } from '../../../model/fields/schema';
import { type Path, useEditor } from '../editor-state';
import { listOf } from '../schema';
import { itemsAmong } from '../words';

type Props = { file: string; path: Path; item: FieldSchema };

/** A list of choices, or of texts or items by their keys, each with a box to check. */
export function Checks({ file, path, item }: Props) {
  const { state, locale, change, read } = useEditor();
  const chosen = listOf(read(file, path));
  const { choices = {} } = descriptionOf(locale, item);
  const names = itemsAmong(state, locale, file, item) ?? new Map(Object.entries(choices));
  const known = new Set([...choicesOf(item), ...names.keys(), ...chosen.map(String)]);
  return [...known].map((choice) => (
    <label key={choice} className="check">
      <input
        type="checkbox"
        checked={chosen.includes(choice)}
        onChange={({ target }) => {
          const value = target.checked ? [...chosen, choice] : chosen.filter((other) => other !== choice);
          change({ kind: 'set', file, path, value });
        }}
      />
      {names.get(choice) ?? choice}
    </label>
  ));
}

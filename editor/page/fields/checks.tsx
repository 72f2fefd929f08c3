import { descriptionOf } from '../../../model/fields';
import { choicesOf, type FieldSchema } from '../../../model/fields/schema';
import { type Path, useEditor } from '../editor-state';
import { listOf } from '../schema';

type Props = { file: string; path: Path; item: FieldSchema };

/** A list of choices, each with a box to check. */
export function Checks({ file, path, item }: Props) {
  const { locale, change, read } = useEditor();
  const chosen = listOf(read(file, path));
  const { choices = {} } = descriptionOf(locale, item);
  return choicesOf(item).map((choice) => (
    <label key={choice} className="check">
      <input
        type="checkbox"
        checked={chosen.includes(choice)}
        onChange={({ target }) => {
          const value = target.checked ? [...chosen, choice] : chosen.filter((other) => other !== choice);
          change({ kind: 'set', file, path, value });
        }}
      />
      {choices[choice] ?? choice}
    </label>
  ));
}

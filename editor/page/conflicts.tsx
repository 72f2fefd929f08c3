import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { valueAt } from '../../lib/value-at';
import type { Conflict, Requests } from '../backend/requests';
import { readNumber } from '../units/read-number';
import { Button } from './button';
import { useEditor } from './editor-state';
import { Thumbnail } from './fields/thumbnail';
import { titleOfPlace, valueName } from './words';

type Props = {
  fields: readonly Conflict[];
  /** Whether the publication was started in this window: then the dialog opens by itself. */
  isAsked: boolean;
  onChoose: (choices: Requests['publish']['choices']) => void;
};

/** Asks for a decision about each conflict with the published texts. */
export function Conflicts({ fields, isAsked, onChoose }: Props) {
  const { t } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog opens by itself only once.
  useEffect(() => {
    if (isAsked) dialog.current?.showModal();
  }, []);

  function choose(event: SubmitEvent<HTMLFormElement>): void {
    const data = new FormData(event.currentTarget);
    const choices = fields.map(({ file, path, mine, theirs }, index) => {
      const value = { mine, theirs, own: readOwn(String(data.get(`own-${index}`)), mine) };
      return { file, path, theirs, value: value[data.get(`side-${index}`) as keyof typeof value] };
    });
    onChoose(choices);
  }

  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>{t('conflictsOpen')}</Button>
      <dialog ref={dialog} aria-labelledby="conflicts">
        <form method="dialog" onSubmit={choose}>
          <h2 id="conflicts">{t('conflicts')}</h2>
          <p className="help">{t('conflictsHelp')}</p>
          {fields.map((field, index) => (
            <Question key={`${field.file} ${field.path.join('.')}`} field={field} index={index} />
          ))}
          <p className="buttons">
            <Button type="submit" className="primary">
              {t('publish')}
            </Button>
            <Button onClick={() => dialog.current?.close()}>{t('conflictsLater')}</Button>
          </p>
        </form>
      </dialog>
    </>
  );
}

/** Parses a value of the same type as another; undefined for text that is no number. */
const readOwn = (text: string, mine: unknown) => (typeof mine === 'number' ? readNumber(text) : text.trim());

/** Returns the address of the picture on a side of a conflict. */
function srcOf({ file, path, ...sides }: Conflict, side: 'mine' | 'theirs'): unknown {
  if (path.length === 0) return file.slice('public'.length);
  return valueAt(sides[side], ['src']) ?? sides[side];
}

/** Shows both values of a place, and a field for another text. */
function Question({ field, index }: { field: Conflict; index: number }) {
  const { state, locale, t } = useEditor();
  const { file, path, mine, theirs, isNew, pictures } = field;
  const [chosen, setChosen] = useState(isNew ? 'own' : '');
  const isWhole = path.length === 0;
  function nameOf(side: 'mine' | 'theirs'): string {
    const value = field[side];
    if (value === undefined) return t('removed');
    if (pictures?.[side]) return String(valueAt(value, ['alt', locale]) ?? '');
    if (isWhole) return t('wholeFile');
    return valueName(state, locale, field, value) || t('nothing');
  }
  const radio = (value: string) => ({
    type: 'radio',
    name: `side-${index}`,
    value,
    required: true,
    checked: chosen === value,
    onChange: () => setChosen(value),
  });
  return (
    <fieldset className="field">
      <legend>{titleOfPlace(state, locale, file, path, mine ?? theirs) || file}</legend>
      {!isNew &&
        (['mine', 'theirs'] as const).map((side) => (
          <label key={side} className="side">
            <input {...radio(side)} />
            <span>
              {t(`conflict-${side}`)} <bdi>{nameOf(side)}</bdi>
              <Thumbnail src={srcOf(field, side)} blob={pictures?.[side]} />
            </span>
          </label>
        ))}
      {isNew && <p className="help">{t('conflictName', { file })}</p>}
      {(isNew || (!isWhole && !pictures && ['string', 'number'].includes(typeof mine))) && (
        <label className="side">
          <input {...radio('own')} />
          {t(isNew ? 'conflict-name' : 'conflict-own')}
          <textarea
            name={`own-${index}`}
            dir="auto"
            aria-label={t(isNew ? 'conflict-name' : 'conflict-own')}
            defaultValue={isNew ? '' : String(mine)}
            required={chosen === 'own'}
            inputMode={typeof mine === 'number' ? 'decimal' : undefined}
            onInput={() => setChosen('own')}
            // The browser refuses a required value that is empty.
            onBlur={({ currentTarget }) => {
              currentTarget.value = String(readOwn(currentTarget.value, mine) ?? '');
            }}
          />
        </label>
      )}
    </fieldset>
  );
}

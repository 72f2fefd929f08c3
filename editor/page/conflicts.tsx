import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Conflict, Requests } from '../backend/requests';
import { Button } from './button';
import { useEditor } from './editor-state';
import { titleOfPlace, valueName } from './words';

type Props = {
  fields: readonly Conflict[];
  /** Whether somebody has published in this window, who is asked at once. */
  isAsked: boolean;
  onChoose: (choices: Requests['publish']['choices']) => void;
};

/** Asks which text stays, where somebody else has published another one meanwhile. */
export function Conflicts({ fields, isAsked, onChoose }: Props) {
  const { state, locale, t } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens by itself once.
  useEffect(() => {
    if (isAsked) dialog.current?.showModal();
  }, []);

  function choose(event: SubmitEvent<HTMLFormElement>): void {
    const data = new FormData(event.currentTarget);
    const choices = fields.map(({ file, path, mine, theirs }, index) => {
      const value = { mine, theirs, own: data.get(`own-${index}`) }[String(data.get(`side-${index}`))];
      return { file, path, theirs, value };
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
            <fieldset key={`${field.file} ${field.path.join('.')}`} className="field">
              <legend>{titleOfPlace(state, locale, field.file, field.path) || field.file}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side} className="side">
                  <input type="radio" name={`side-${index}`} value={side} required />
                  <span>
                    {t(`conflict-${side}`)}{' '}
                    <bdi>
                      {(field.path.length > 0
                        ? valueName(state, locale, field, field[side])
                        : field[side] !== undefined && t('wholeFile')) || t('nothing')}
                    </bdi>
                  </span>
                </label>
              ))}
              {typeof field.mine === 'string' && field.path.length > 0 && (
                <label className="side">
                  <input type="radio" name={`side-${index}`} value="own" />
                  {t('conflict-own')}
                  <textarea
                    name={`own-${index}`}
                    dir="auto"
                    aria-label={t('conflict-own')}
                    defaultValue={field.mine}
                    onInput={({ currentTarget }) => {
                      const own = currentTarget.parentElement?.querySelector('input');
                      if (own) own.checked = true;
                    }}
                  />
                </label>
              )}
            </fieldset>
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

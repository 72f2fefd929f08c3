import { useRef } from 'react';
import { shorten } from '../../lib/shorten';
import { Button } from './button';
import { useEditor } from './editor-state';
import { useListener } from './use-listener';
import { separator, titleOfPlace, valueName } from './words';

type Name = 'undo' | 'redo';

/**
 * The buttons that undo and redo one's own last change. Each names its field, and opens it. Ctrl+Z and Ctrl+Shift+Z do the
 * same, except in a field with newly typed text.
 */
export function Undo() {
  const { state, locale, run, open, t } = useEditor();
  const typedIn = useRef<EventTarget>(null);

  async function act(name: Name): Promise<void> {
    const { refusal, state: after } = await run(name, {});
    if (refusal) return alert(t('changedSince', { file: refusal.detail }));
    const done = after[name === 'undo' ? 'redo' : 'undo'];
    if (done?.path.length === 0) location.hash = 'projects';
    else if (done) open(done.file, done.path);
  }

  useListener('input', ({ target }) => {
    typedIn.current = target;
  });
  useListener('focusin', () => {
    typedIn.current = null;
  });
  useListener('keydown', (event) => {
    const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey);
    if (!isUndo || typedIn.current === event.target) return;
    event.preventDefault();
    void act(event.shiftKey ? 'redo' : 'undo');
  });

  return (['undo', 'redo'] as const).map((name) => {
    const step = state[name];
    const value = name === 'undo' ? step?.before : step?.after;
    const place = step && titleOfPlace(state, locale, step.file, step.path, step.after ?? step.before);
    return (
      <Button
        key={name}
        className="turn"
        disabled={!step}
        aria-label={
          place ? t(`${name}Place`, { place: place.split(separator).slice(-2).join(separator) }) : undefined
        }
        title={
          step &&
          `${place}: ${t('willBe', { text: shorten(valueName(state, locale, step, value), 120) || t('nothing') })}`
        }
        onClick={() => act(name)}
      >
        {t(name)}
      </Button>
    );
  });
}

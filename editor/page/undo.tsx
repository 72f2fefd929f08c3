import { useRef } from 'react';
import { shorten } from '../../lib/shorten';
import { Button } from './button';
import { useEditor } from './editor-state';
import { useListener } from './use-listener';
import { separator, titleOfPlace, valueName } from './words';

type Name = 'undo' | 'redo';

/**
 * Takes back what was done last and makes it again. Each button says where and leads there; so do Ctrl+Z and Ctrl+Shift+Z,
 * but in a field in which something was just typed.
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

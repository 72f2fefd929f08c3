import { useState } from 'react';
import type { Place } from '../../backend/edit';
import { namePath } from '../../merge/items';
import { type Answer, useEditor } from '../editor-state';
import { FileChooser } from './file-chooser';
import { Refusals } from './notes';
import { Thumbnail } from './thumbnail';

/** The drawing as it is, and another one to take in its place. */
export function DrawingChooser({ file, path }: Place) {
  const { state, run, t, read } = useEditor();
  const [answer, setAnswer] = useState<Answer>();
  const src = read(file, path);

  async function choose(drawing: File | undefined): Promise<void> {
    if (!drawing) return;
    const source = await drawing.text();
    const place = { file, path, named: namePath(path, state.files[file]), before: src };
    setAnswer(await run('drawing', { ...place, name: drawing.name, source }));
  }

  return (
    <FileChooser
      label={t('chooseDrawing')}
      accept="image/svg+xml"
      onChoose={([drawing]) => choose(drawing)}
      before={<Thumbnail src={src} />}
    >
      <Refusals answer={answer} />
    </FileChooser>
  );
}

import { useState } from 'react';
import { type Answer, type Path, useEditor } from '../editor-state';
import { FileChooser } from './file-chooser';
import { Refusals } from './notes';
import { Thumbnail } from './picture';

type Props = { file: string; path: Path };

/** The logo as it is, and another one to take in its place. */
export function LogoChooser({ file, path }: Props) {
  const { run, t, read } = useEditor();
  const [answer, setAnswer] = useState<Answer>();
  const src = read(file, path);

  async function choose(logo: File | undefined): Promise<void> {
    if (!logo) return;
    const source = await logo.text();
    setAnswer(await run('logo', { file, path, before: src, name: logo.name, source }));
  }

  return (
    <FileChooser
      label={t('chooseLogo')}
      accept="image/svg+xml"
      onChoose={([logo]) => choose(logo)}
      before={<Thumbnail src={src} />}
    >
      <Refusals answer={answer} />
    </FileChooser>
  );
}

import { useId, useState } from 'react';
import { valueAt } from '../../../lib/value-at';
import type { Issue } from '../../backend/issues';
import { type Path, useEditor } from '../editor-state';
import { wordsOf } from '../words';
import { Refusals } from './notes';
import { Thumbnail } from './picture';

type Props = { file: string; path: Path };

/** The logo as it is, and another one to take in its place. */
export function LogoChooser({ file, path }: Props) {
  const { state, locale, run } = useEditor();
  const t = wordsOf(locale);
  const [said, setSaid] = useState<string[]>([]);
  const id = useId();
  const src = valueAt(state.files[file], path);

  async function choose(logo: File | undefined): Promise<void> {
    if (!logo) return;
    const source = await logo.text();
    const { refused = [] } = await run('logo', { file, path, before: src, name: logo.name, source });
    setSaid(refused.map(({ hint }: Issue) => hint[locale]));
  }

  return (
    <section
      className="chooser"
      aria-label={t('chooseLogo')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void choose(event.dataTransfer.files[0]);
      }}
    >
      <Thumbnail src={src} />
      <label htmlFor={id} className="label">
        {t('chooseLogo')}
      </label>
      <input
        id={id}
        type="file"
        accept="image/svg+xml"
        value=""
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <Refusals reasons={said} />
    </section>
  );
}

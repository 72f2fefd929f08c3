import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Path, useEditor } from '../editor-state';

type Props = { file: string; path: Path; parts: readonly string[]; children: ReactNode };

/** The fields of a text in one language, with buttons that write its values into them, and its last published text when it is wrong. */
export function MessageParts({ file, path, parts, children }: Props) {
  const { state, read, run, change, t } = useEditor();
  const field = useRef<HTMLElement>(null);
  const [published, setPublished] = useState<string>();
  const isWrong = state.issues.some(
    (issue) => issue.level === 'error' && issue.file === file && issue.field === path.join('.'),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it is needed.
  useEffect(() => {
    if (isWrong)
      run('published', { file, path }).then(
        (answer) => setPublished(answer.published),
        () => {},
      );
  }, [isWrong]);

  function write(part: string): void {
    field.current?.focus();
    // Like typing: the browser can take it back, and React hears of it.
    document.execCommand('insertText', false, part);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notes which field is written in.
    <div
      onFocus={({ target }) => {
        if (target.matches('input, textarea')) field.current = target;
      }}
    >
      {children}
      <p className="buttons">
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            className="link"
            title={t('writePart')}
            onClick={() => write(part)}
          >
            <bdi>{part}</bdi>
          </button>
        ))}
      </p>
      {isWrong && published !== undefined && published !== read(file, path) && (
        <p className="help">
          {t('asPublished')} <bdi>{published}</bdi>{' '}
          <button type="button" onClick={() => change({ kind: 'set', file, path, value: published })}>
            {t('usePublished')}
          </button>
        </p>
      )}
    </div>
  );
}

import { useId, useState } from 'react';
import { nameOfLanguage } from '../../../i18n/language-names';
import { direction, type Locale, routing } from '../../../i18n/routing';
import { isProject } from '../documents';
import { type Answer, given, type Path, useEditor } from '../editor-state';
import { FileChooser } from './file-chooser';
import { Refusals } from './notes';
import { toBase64 } from './to-base64';

type Props = { file: string; path: Path; kind: 'set' | 'insert'; label: string };

/** The folder under `public` for the pictures of a record. */
function folderOf(file: string): string {
  if (isProject(file)) return `projects/${file.split('/').at(-1)?.replace('.json', '')}`;
  if (file === 'content/company.json') return 'home';
  return file === 'content/social.json' ? 'social' : 'building';
}

const noText = Object.fromEntries(routing.locales.map((locale) => [locale, ''])) as Record<Locale, string>;

/** A picture of the site as it is in its folder. */
export function Thumbnail({ src }: { src: unknown }) {
  if (typeof src !== 'string' || src === '') return null;
  return (
    <img className="thumbnail" src={`/picture?src=${encodeURIComponent(src)}&token=${given.token}`} alt="" />
  );
}

/** Takes pictures that are dropped or chosen, one after the other, and asks for their words. */
export function PictureChooser({ file, path, kind, label }: Props) {
  const { t } = useEditor();
  const [chosen, setChosen] = useState<File[]>([]);
  const [done, setDone] = useState(0);
  const next = chosen[0];

  const choose = (files: File[]) => setChosen([...chosen, ...files].slice(0, kind === 'set' ? 1 : undefined));

  return (
    <FileChooser label={label} accept="image/*" multiple={kind === 'insert'} onChoose={choose}>
      <p className="help">{t('pictureHelp')}</p>
      {next && (
        <NewPicture
          key={`${next.name}-${done}`}
          file={file}
          path={path}
          kind={kind}
          picture={next}
          onDone={() => {
            setDone(done + 1);
            setChosen(chosen.slice(1));
          }}
        />
      )}
      <p role="status">{chosen.length > 1 ? t('picturesLeft', { count: chosen.length - 1 }) : ''}</p>
    </FileChooser>
  );
}

type NewProps = Omit<Props, 'label'> & { picture: File; onDone: () => void };

function NewPicture({ file, path, kind, picture, onDone }: NewProps) {
  const { locale, run, t, read } = useEditor();
  const [alt, setAlt] = useState(noText);
  const [answer, setAnswer] = useState<Answer>();
  const [address] = useState(() => URL.createObjectURL(picture));
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function add(): Promise<void> {
    const there = read(file, path);
    const at = kind === 'set' ? path : [...path, Array.isArray(there) ? there.length : 0];
    setBusy(true);
    const answer = await run('picture', {
      file,
      path: at,
      kind,
      before: there,
      folder: folderOf(file),
      name: picture.name,
      bytes: await toBase64(picture),
      alt,
    });
    setBusy(false);
    setAnswer(answer);
    if (!answer.refusal && !answer.refused?.length) onDone();
  }

  return (
    <div className="new-picture">
      <img src={address} alt="" className="thumbnail" />
      <div>
        <p>
          <bdi>{picture.name}</bdi>
        </p>
        <div className="languages">
          {routing.locales.map((language) => (
            <div key={language} className="field">
              <label htmlFor={`${id}-${language}`}>
                {t('alt')} · {nameOfLanguage(language, locale)}
              </label>
              <textarea
                id={`${id}-${language}`}
                rows={2}
                lang={language}
                dir={direction[language]}
                value={alt[language]}
                onChange={({ target }) => setAlt({ ...alt, [language]: target.value })}
              />
            </div>
          ))}
        </div>
        <Refusals answer={answer} />
        <p className="buttons">
          <button
            type="button"
            className="primary"
            disabled={isBusy || routing.locales.some((language) => !alt[language].trim())}
            onClick={add}
          >
            {isBusy ? t('adding') : t('addPicture')}
          </button>
          <button type="button" onClick={onDone}>
            {t('leaveOut')}
          </button>
        </p>
      </div>
    </div>
  );
}

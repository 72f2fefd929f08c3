import { useId, useState } from 'react';
import { nameOfLanguage } from '../../../i18n/language-names';
import { direction, type Locale, routing } from '../../../i18n/routing';
import { isProject } from '../documents';
import { type Answer, given, type Path, useEditor } from '../editor-state';
import { Pictures } from '../pictures';
import { correct } from './correct';
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

/** Takes pictures that are dropped or chosen, one after the other, and asks for their words. */
export function PictureChooser({ file, path, kind, label }: Props) {
  const { change, t, read } = useEditor();
  const [chosen, setChosen] = useState<File[]>([]);
  const [done, setDone] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const next = chosen[0];

  const choose = (files: File[]) => setChosen([...chosen, ...files].slice(0, kind === 'set' ? 1 : undefined));

  const takePhoto = useId();
  const there = read(file, path);
  const items = kind === 'insert' && Array.isArray(there) ? there : [];

  return (
    <FileChooser label={label} accept="image/*" multiple={kind === 'insert'} onChoose={choose}>
      <p className="touch">
        <label htmlFor={takePhoto} className="label">
          {t('takePhoto')}
        </label>
        <input
          id={takePhoto}
          type="file"
          accept="image/*"
          capture="environment"
          value=""
          onChange={({ target }) => choose([...(target.files ?? [])])}
        />
      </p>
      <p className="help">{t('pictureHelp')}</p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('usePicture')}</summary>
        {isOpen && (
          <Pictures
            isShown={({ src, places }) =>
              (folderOf(file) === 'social' || !src.startsWith('/social/')) &&
              !places.some((place) => place.file === file && path.every((part, i) => place.path[i] === part))
            }
            onChoose={({ value }) =>
              change({ kind, file, path: kind === 'set' ? path : [...path, items.length], value })
            }
          />
        )}
      </details>
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
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [isUnreadable, setUnreadable] = useState(false);
  const id = useId();
  const folder = folderOf(file);
  const isSmall = size && size.width < given.pictureLimits[folder === 'social' ? 'post' : 'picture'].width;
  const isRefused = isSmall || isUnreadable;

  async function add(): Promise<void> {
    const there = read(file, path);
    const place = kind === 'set' ? path : [...path, Array.isArray(there) ? there.length : 0];
    setBusy(true);
    const sent = { file, path: place, kind, before: there, folder, name: picture.name, alt };
    const bytes = await toBase64(picture);
    const answer = await run('picture', { ...sent, bytes }).finally(() => setBusy(false));
    setAnswer(answer);
    if (!answer.refusal && !answer.refused?.length) onDone();
  }

  return (
    <div className="new-picture">
      <img
        src={address}
        alt=""
        className="thumbnail"
        onError={() => setUnreadable(true)}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize({ width, height })
        }
      />
      <div>
        <p>
          <bdi>{picture.name}</bdi> {size && t('pictureSize', size)}
        </p>
        <div className="notes" role="status">
          {isSmall && <p className="error">{t('tooSmall', { width: size.width })}</p>}
          {isUnreadable && <p className="error">{t('noPicture')}</p>}
        </div>
        <div className="languages">
          {(isRefused ? [] : routing.locales).map((language) => (
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
                onBlur={() => setAlt({ ...alt, [language]: correct(alt[language], {}, language) })}
              />
            </div>
          ))}
        </div>
        <Refusals answer={answer} />
        <p className="buttons">
          <button
            type="button"
            className="primary"
            disabled={isBusy || isRefused || routing.locales.some((language) => !alt[language].trim())}
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

import { type SubmitEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { nameOfLanguage } from '../../../i18n/language-names';
import { direction, type Locale, routing } from '../../../i18n/routing';
import { basePath, fieldId, isIn } from '../../backend/edit';
import { Button } from '../button';
import { isProject } from '../documents';
import { type Answer, given, type Path, useEditor } from '../editor-state';
import { Pictures } from '../pictures';
import { correct } from './correct';
import { FileChooser, FileInput } from './file-chooser';
import { Refusals } from './notes';
import { toBase64 } from './to-base64';

/** `path` is where the picture comes: a field, or the end of a list. */
type Props = { file: string; path: Path; kind: 'set' | 'insert'; label: string };

/** The folder under `public` for the pictures of a record. */
function folderOf(file: string): string {
  if (isProject(file)) return `projects/${file.split('/').at(-1)?.replace('.json', '')}`;
  if (file === 'content/company.json') return 'home';
  return file === 'content/social.json' ? 'social' : 'building';
}

/** Adds dropped or chosen pictures one after the other, with their text alternatives. */
export function PictureChooser({ file, path, kind, label }: Props) {
  const { change, open, t } = useEditor();
  const [chosen, setChosen] = useState<File[]>([]);
  const [done, setDone] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const next = chosen[done];
  const left = chosen.length - done - 1;
  const most = kind === 'set' ? done + 1 : undefined;
  const choose = (files: File[]) => setChosen([...chosen, ...files].slice(0, most));
  const around = { file, path: basePath({ kind, path }) };

  /** Moves the focus to the next picture, unless the person has moved it or left the form. */
  function finish(chooser: Element | null): void {
    flushSync(() => setDone(done + 1));
    if (document.activeElement !== document.body) return;
    const next = chooser?.querySelector<HTMLElement>('.new-picture textarea');
    const isHere = document.getElementById(fieldId(file, path));
    if (kind === 'set' && isHere && !chooser?.isConnected) open(file, path);
    else (next ?? chooser?.querySelector<HTMLElement>('input'))?.focus();
  }

  return (
    <FileChooser label={label} accept="image/*" multiple={kind === 'insert'} onChoose={choose}>
      <p className="touch">
        <FileInput label={t('takePhoto')} accept="image/*" capture="environment" onChoose={choose} />
      </p>
      <p className="help">{t('pictureHelp')}</p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('usePicture')}</summary>
        {isOpen && (
          <Pictures
            isShown={({ src, places }) =>
              (folderOf(file) === 'social' || !src.startsWith('/social/')) &&
              !places.some((place) => isIn(place, around))
            }
            onChoose={({ value }) => change({ kind, file, path, value })}
          />
        )}
      </details>
      {next && <NewPicture key={done} file={file} path={path} kind={kind} picture={next} onDone={finish} />}
      <p role="status">{left > 0 ? t('picturesLeft', { count: left }) : ''}</p>
    </FileChooser>
  );
}

type NewProps = Omit<Props, 'label'> & { picture: File; onDone: (chooser: Element | null) => void };

function NewPicture({ file, path, kind, picture, onDone }: NewProps) {
  const { locale, run, t, read } = useEditor();
  /** Reasons that need no server. */
  const [refusal, setRefusal] = useState<Answer['refusal']>();
  const [answer, setAnswer] = useState<Answer>();
  const [address] = useState(() => URL.createObjectURL(picture));
  const [isBusy, setBusy] = useState(false);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const id = useId();
  const folder = folderOf(file);
  const least = given.pictureLimits[folder === 'social' ? 'post' : 'picture'].width;

  function measure({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): void {
    setSize({ width, height });
    if (width < least) setRefusal({ kind: 'tooSmall', detail: String(width) });
  }

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const chooser = event.currentTarget.closest('.chooser');
    const alt = Object.fromEntries(new FormData(event.currentTarget)) as Record<Locale, string>;
    setBusy(true);
    const sent = { file, path, kind, before: read(file, basePath({ kind, path })), folder, alt };
    const bytes = await toBase64(picture);
    const answer = await run('picture', { ...sent, name: picture.name, bytes }).finally(() => setBusy(false));
    setAnswer(answer);
    if (!answer.refusal && !answer.refused?.length) onDone(chooser);
  }

  return (
    <div className="new-picture">
      <img
        src={address}
        alt=""
        className="thumbnail"
        onError={() => setRefusal({ kind: picture.size > 0 ? 'noPicture' : 'emptyPicture', detail: '' })}
        onLoad={({ currentTarget }) => measure(currentTarget)}
      />
      <form onSubmit={add}>
        <p>
          <bdi>{picture.name}</bdi> {size && t('pictureSize', size)}
        </p>
        <Refusals answer={{ refusal, ...answer }} />
        <div className="languages">
          {(refusal ? [] : routing.locales).map((language) => (
            <div key={language} className="field">
              <label htmlFor={`${id}-${language}`}>
                {t('alt')} · {nameOfLanguage(language, locale)}
              </label>
              <textarea
                id={`${id}-${language}`}
                name={language}
                rows={2}
                lang={language}
                dir={direction[language]}
                required
                onBlur={({ currentTarget }) => {
                  currentTarget.value = correct(currentTarget.value, {}, language);
                }}
              />
            </div>
          ))}
        </div>
        <p className="buttons">
          <Button type="submit" className="primary" disabled={isBusy || refusal !== undefined}>
            {isBusy ? t('adding') : t('addPicture')}
          </Button>
          <Button onClick={({ currentTarget }) => onDone(currentTarget.closest('.chooser'))}>
            {t('leaveOut')}
          </Button>
        </p>
      </form>
    </div>
  );
}

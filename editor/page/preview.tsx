import { useEffect, useRef, useState } from 'react';
import { nameOfLanguage } from '../../i18n/language-names';
import { type Locale, routing } from '../../i18n/routing';
import { fieldId, type Place } from '../backend/edit';
import { resolvePath } from '../merge/items';
import { Button } from './button';
import { docIdOf, listProjects, listRecords } from './documents';
import { download } from './download';
import { issuePlace, useEditor } from './editor-state';
import { PlaceLink } from './save-state';
import { useKept } from './use-kept';
import { useListener } from './use-listener';

/** The widths of the page's window, whose pixels are in the style sheet. */
const widths = ['phone', 'desktop'] as const;

type Props = {
  /** The open form. */
  place: string;
  /** The page that shows it. */
  address?: string | undefined;
};

/** The page of the site. It shows saved changes; a press on a text opens its field. */
export function Preview({ place, address = '/' }: Props) {
  const { state, locale, run, open, t } = useEditor();
  const [printing, setPrinting] = useState<'printing' | 'noPrinter'>();
  const [width, setWidth] = useKept('page-width', widths);
  const own = routing.locales.find((language) => language === locale) ?? routing.defaultLocale;
  const [language, setLanguage] = useKept<Locale>('page-language', [own, ...routing.locales]);
  const [shown, setShown] = useState(address);
  const pressed = useRef('');
  const [found, setFound] = useState<Place[]>([]);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState('');
  const { url = '', state: progress } = state.preview ?? {};
  const prefix = language === routing.defaultLocale ? '' : `/${language}`;
  const path = `${prefix}${shown}`.replace(/(?<=.)\/$/, '');

  // After a press on a text the page stays, although its field belongs to another page.
  useEffect(() => {
    if (pressed.current !== place) setShown(address);
    pressed.current = '';
  }, [place, address]);

  useListener('message', ({ origin, source, data }) => {
    if (origin !== url || source !== frame.current?.contentWindow) return;
    if (typeof data?.page === 'string') return follow(data.page);
    const named: Place[] = Array.isArray(data?.places) ? data.places.map(issuePlace) : [];
    const places = named.flatMap(({ file, path }) => {
      const resolved = resolvePath(path, state.files[file]);
      return resolved ? [{ file, path: resolved }] : [];
    });
    const [first] = places;
    if (!first) return;
    pressed.current = docIdOf(first.file, first.path);
    setFound(places);
    open(first.file, first.path);
  });

  /** Saves the page as a PDF. */
  async function print(): Promise<void> {
    setPrinting('printing');
    // The header shows the error.
    const answer = await run('print', { path }).catch(() => undefined);
    const pdf = answer?.pdf;
    setPrinting(pdf || !answer ? undefined : 'noPrinter');
    const name = path.slice(1).replaceAll('/', '-') || 'home';
    if (pdf) download(`${name}.pdf`, `data:application/pdf;base64,${pdf}`);
  }

  /** Shows the page of a pressed link, and its form. */
  function follow(page: string): void {
    if (page === path) return;
    const prefixed = routing.locales.find((known) => `${page}/`.startsWith(`/${known}/`));
    const next = (prefixed ? page.slice(prefixed.length + 1) : page) || '/';
    const docs = [...listProjects(state, locale), ...listRecords(state, locale)];
    setLanguage(prefixed ?? routing.defaultLocale);
    setShown(next);
    const doc = docs.find(({ page }) => page === next);
    if (!doc) return;
    pressed.current = doc.id;
    location.hash = doc.id;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page shows each new version of the files.
  useEffect(() => {
    if (loaded === path) frame.current?.contentWindow?.postMessage('refresh', url);
  }, [state.version]);

  return (
    <aside className="page" aria-label={t('page')}>
      <div className="page-bar">
        {routing.locales.map((choice) => (
          <Button key={choice} aria-pressed={language === choice} onClick={() => setLanguage(choice)}>
            {nameOfLanguage(choice, locale)}
          </Button>
        ))}
        {widths.map((choice) => (
          <Button key={choice} aria-pressed={width === choice} onClick={() => setWidth(choice)}>
            {t(choice)}
          </Button>
        ))}
        <Button disabled={printing === 'printing'} onClick={print}>
          {t('print')}
        </Button>
      </div>
      <p className="help">
        {t('pageHelp')} <span role="status">{printing && t(printing)}</span>
      </p>
      {found.length > 1 && (
        <ul className="places" aria-label={t('places')}>
          {found.map((source) => (
            <li key={fieldId(source.file, source.path)}>
              <PlaceLink edit={source} />
            </li>
          ))}
        </ul>
      )}
      <div className="page-room">
        {(progress !== 'ready' || loaded !== path) && (
          <p role="status">{t(progress === 'failed' ? 'pageFailed' : 'pageStarts')}</p>
        )}
        {progress === 'ready' && (
          <iframe
            key={path}
            ref={frame}
            onLoad={() => setLoaded(path)}
            // The page sends presses to this origin only.
            name={`editor ${location.origin}`}
            title={t('page')}
            src={`${url}${path}`}
            className={width}
          />
        )}
      </div>
    </aside>
  );
}

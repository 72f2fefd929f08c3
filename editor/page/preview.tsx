import { useEffect, useRef, useState } from 'react';
import { nameOfLanguage } from '../../i18n/language-names';
import { direction, type Locale, routing } from '../../i18n/routing';
import { useEditor } from './editor-state';

type Place = { file: string; field: string };

/** CSS pixels of the page's window. */
const widths = { phone: 390, desktop: 1280 };

/** The page of the site, which follows what is saved; a press on a text in it leads to the field. */
export function Preview({ address = '/' }: { address?: string }) {
  const { state, locale, open, t } = useEditor();
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const [language, setLanguage] = useState<Locale>(routing.defaultLocale);
  const [found, setFound] = useState<Place[]>([]);
  const [room, setRoom] = useState<HTMLDivElement | null>(null);
  const [size, setSize] = useState({ inline: 400, block: 600 });
  const frame = useRef<HTMLIFrameElement>(null);
  const loaded = useRef('');
  const { url = '', state: progress } = state.preview ?? {};
  const prefix = language === routing.defaultLocale ? '' : `/${language}`;
  const path = `${prefix}${address}`.replace(/(?<=.)\/$/, '');

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== url || source !== frame.current?.contentWindow || !Array.isArray(data?.places)) return;
      const places: Place[] = data.places;
      setFound(places.length > 1 ? places : []);
      if (places[0]) open(places[0].file, places[0].field.split('.'));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [url, open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the files is shown at once.
  useEffect(() => {
    if (loaded.current === path) frame.current?.contentWindow?.postMessage('refresh', url);
  }, [state.version]);

  useEffect(() => {
    if (!room) return;
    const watch = new ResizeObserver(() => setSize({ inline: room.clientWidth, block: room.clientHeight }));
    watch.observe(room);
    return () => watch.disconnect();
  }, [room]);

  const scale = Math.min(1, size.inline / widths[width]);
  return (
    <aside className="page" aria-label={t('page')}>
      <div className="page-bar">
        {routing.locales.map((each) => (
          <button key={each} type="button" aria-pressed={language === each} onClick={() => setLanguage(each)}>
            {nameOfLanguage(each, locale)}
          </button>
        ))}
        {(['phone', 'desktop'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={width === each} onClick={() => setWidth(each)}>
            {t(each)}
          </button>
        ))}
      </div>
      <p className="help">{t('pageHelp')}</p>
      {found.length > 1 && (
        <ul className="places" aria-label={t('places')}>
          {found.map(({ file, field }) => (
            <li key={`${file}${field}`}>
              <button type="button" className="link" onClick={() => open(file, field.split('.'))}>
                <bdi>
                  {file} · {field}
                </bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="page-room" ref={setRoom}>
        {progress === 'ready' ? (
          <iframe
            key={path}
            ref={frame}
            onLoad={() => {
              loaded.current = path;
            }}
            // Tells the page who may learn what is pressed.
            name={`editor ${location.origin}`}
            title={t('page')}
            src={`${url}${path}`}
            style={{
              inlineSize: widths[width],
              blockSize: size.block / scale,
              scale: String(scale),
              transformOrigin: direction[locale] === 'rtl' ? 'top right' : 'top left',
            }}
          />
        ) : (
          <p role="status">{t(progress === 'failed' ? 'pageFailed' : 'pageStarts')}</p>
        )}
      </div>
    </aside>
  );
}

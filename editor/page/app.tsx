import { useEffect, useRef, useState } from 'react';
import { nameOfLanguage } from '../../i18n/language-names';
import { direction } from '../../i18n/routing';
import { editorLocales } from '../messages';
import { Button } from './button';
import { Changes } from './changes';
import { Contents } from './contents';
import { findDoc } from './documents';
import { EditorContext } from './editor-state';
import { Form } from './form';
import { History } from './history';
import { Pictures } from './pictures';
import { Preview } from './preview';
import { hasForm, Problems } from './problems';
import { Projects } from './projects';
import { SaveState } from './save-state';
import { Search } from './search';
import { Undo } from './undo';
import { useKept } from './use-kept';
import { useSession } from './use-session';

/** Pages without a form. */
const pages = { changes: Changes, history: History, projects: Projects, pictures: Pictures };

/** Tells whether there is room for only one of the form and the page of the site. */
const isNarrow = () => matchMedia('(width <= 44rem)').matches;

/** The editor: the list of forms, the open form, and the page of the site beside it. */
export function App() {
  const [showsPage, setShowsPage] = useState(() => !isNarrow());
  const [welcome, setWelcome] = useKept('welcome', ['new', 'known']);
  const main = useRef<HTMLElement>(null);
  const { editor, place, setLocale, t, locale, isLost, saving } = useSession(() => {
    if (isNarrow()) setShowsPage(false);
  });
  const doc = editor && findDoc(editor.state, locale, place);
  const page = place in pages ? (place as keyof typeof pages) : undefined;
  const Page = page && pages[page];
  const title = page ? t(page) : (doc?.title ?? '');

  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction[locale];
    document.title = `${title} – ${t('title')}`;
  }, [locale, title, t]);

  function showTop(): void {
    main.current?.scrollIntoView();
    main.current?.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form begins at its top.
  useEffect(showTop, [place]);

  if (!editor) return <p className="waiting">{t(isLost ? 'lost' : 'loading')}</p>;
  const { state } = editor;
  return (
    <EditorContext value={editor}>
      <a className="skip" href="#form">
        {t('skip')}
      </a>
      <header className="top">
        <p className="product">{t('title')}</p>
        <Search />
        <SaveState {...saving} />
        <Undo />
        <a className="button" href="#changes">
          {t('changesCount', { count: state.changes.length })}
        </a>
        {state.preview && (
          <Button aria-pressed={showsPage} onClick={() => setShowsPage(!showsPage)}>
            {t('page')}
          </Button>
        )}
        {editorLocales
          .filter((other) => other !== locale)
          .map((other) => (
            <Button key={other} lang={other} onClick={() => setLocale(other)}>
              {nameOfLanguage(other)}
            </Button>
          ))}
        <Button className="to-top" aria-label={t('contents')} onClick={() => scrollTo(0, 0)}>
          ↑
        </Button>
      </header>
      <div className={state.preview && showsPage ? 'rooms' : 'rooms without-page'}>
        <Contents place={place} onCurrent={showTop} />
        <main id="form" tabIndex={-1} ref={main}>
          <h1>{title}</h1>
          {welcome === 'new' && (
            <section className="card">
              <h2>{t('welcome')}</h2>
              <p>{t('welcomeText')}</p>
              <p className="buttons">
                <Button onClick={() => setWelcome('known')}>{t('welcomeDone')}</Button>
              </p>
            </section>
          )}
          <div className="notes" role="status">
            <Problems
              issues={state.issues.filter((issue) => issue.level === 'error' && !hasForm(state, issue))}
            />
          </div>
          {Page && <Page />}
          {doc && <Form key={doc.id} doc={doc} />}
        </main>
        {state.preview && showsPage && <Preview place={place} address={doc?.page} />}
      </div>
    </EditorContext>
  );
}

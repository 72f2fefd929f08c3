import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nameOfLanguage } from '../../i18n/language-names';
import { direction } from '../../i18n/routing';
import { valueAt } from '../../lib/value-at';
import { basePath, type Edit, fieldId, isAt, isIn, type Place } from '../backend/edit';
import { type EditorLocale, editorLocales, wordsOf } from '../messages';
import { Button } from './button';
import { Changes } from './changes';
import { Contents } from './contents';
import { docIdOf, findDoc } from './documents';
import { EditorContext, issuePlace, type Path, RefusedError, useEditorState } from './editor-state';
import { Form } from './form';
import { History } from './history';
import { usePending, withPending } from './pending';
import { Pictures } from './pictures';
import { Preview } from './preview';
import { hasForm, Problems } from './problems';
import { Projects } from './projects';
import { SaveState } from './save-state';
import { Search } from './search';
import { Undo } from './undo';
import { useKept } from './use-kept';
import { useListener } from './use-listener';
import { deferFeedback, useWriting } from './writing';

/** Pages that are no form. */
const pages = { changes: Changes, history: History, projects: Projects, pictures: Pictures };

/** Whether there is room for either the form or the page of the site. */
const isNarrow = () => matchMedia('(width <= 44rem)').matches;

function readHash(): string {
  return decodeURIComponent(location.hash.slice(1)) || 'messages/Hero';
}

/** The editor: what there is to edit, the form, and the page of the site beside it. */
export function App() {
  const { state: known, isLost, isRefused, isSaving, run: ask } = useEditorState();
  const { pending, change: add, send, drop } = usePending(ask, known !== undefined && !isLost);
  const { writing, left, leave } = useWriting();
  const [before, setBefore] = useState(known);
  if (!writing && before !== known) setBefore(known);
  const whole = useMemo(() => known && withPending(known, pending), [known, pending]);
  const state = useMemo(
    () => whole && deferFeedback(whole, before ?? whole, { writing, left }),
    [whole, before, writing, left],
  );
  const [locale, setLocale] = useKept('locale', editorLocales as [EditorLocale]);
  const [welcome, setWelcome] = useKept('welcome', ['new', 'known']);
  const [place, setPlace] = useState(readHash);
  const [showsPage, setShowsPage] = useState(() => !isNarrow());
  const main = useRef<HTMLElement>(null);
  const t = useMemo(() => wordsOf(locale), [locale]);
  const doc = state && findDoc(state, locale, place);
  const own = place in pages ? (place as keyof typeof pages) : undefined;
  const Own = own && pages[own];
  const title = own ? t(own) : (doc?.title ?? '');

  useListener('hashchange', () => setPlace(readHash()));
  useListener('unhandledrejection', (event) => {
    // The head says it.
    if (event.reason instanceof RefusedError) event.preventDefault();
  });

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: who chose another form begins at its top.
  useEffect(showTop, [place]);

  function open(file: string, path: Path): void {
    // An unsaved item has several fields: the first wrong one prevents saving.
    const isDraft = whole?.drafts.some(({ edit }) => isAt(edit, { file, path }));
    const wrong = isDraft
      ? whole?.issues.find((issue) => isIn(issuePlace(issue), { file, path }))
      : undefined;
    // Only a draft that is looked for shows all its errors: a heading leads to new items too.
    if (isDraft) leave({ file, path });
    flushSync(() => {
      setPlace(docIdOf(file, path));
      if (isNarrow()) setShowsPage(false);
    });
    location.hash = docIdOf(file, path);
    show(elementOf(file, wrong?.field.split('.') ?? path));
  }

  if (!state) return <p className="waiting">{isLost ? t('lost') : t('loading')}</p>;
  const { changes, files } = state;
  const read = (file: string, path: Path) => valueAt(files[file], path);

  function change(edit: Edit, isTyping?: boolean): void {
    add({ before: read(edit.file, basePath(edit)), ...edit }, isTyping);
  }

  function settle(place: Place, mine?: Edit): void {
    drop(place);
    if (mine) change(mine);
    else if (known?.drafts.some((draft) => isIn(draft.edit, place))) void run('discard', place);
  }

  /** Sends typed text before another action. */
  const run: typeof ask = (action, sent) => {
    send();
    return ask(action, sent);
  };

  return (
    <EditorContext value={{ state, locale, t, read, run, change, send, settle, open }}>
      <a className="skip" href="#form">
        {t('skip')}
      </a>
      <header className="top">
        <p className="product">{t('title')}</p>
        <Search />
        <SaveState {...{ isLost, isRefused, isSaving, pending }} />
        <Undo />
        <a className="button" href="#changes">
          {t('changesCount', { count: changes.length })}
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
          {Own && <Own />}
          {doc && <Form key={doc.id} doc={doc} />}
        </main>
        {state.preview && showsPage && <Preview place={place} address={doc?.page} />}
      </div>
    </EditorContext>
  );
}

/** Leads to an element, and to the heading of one that is folded up. */
function show(element: HTMLElement | null): void {
  for (let group = element?.closest('details'); group; group = group.parentElement?.closest('details'))
    group.open = true;
  const heading = element?.querySelector<HTMLElement>(':scope > summary');
  element?.scrollIntoView({ block: heading ? 'start' : 'center' });
  (heading ?? element)?.focus();
}

/** The field, or the nearest group around it that has an element. */
function elementOf(file: string, path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length--) {
    const found = document.getElementById(fieldId(file, path.slice(0, length)));
    if (found) return found;
  }
  return null;
}

import { useEffect, useState } from 'react';
import { Button } from './button';
import { BeforeAfter } from './changes';
import { type Answer, useEditor } from './editor-state';
import { PlaceLink } from './save-state';
import { momentOf, titleOfPlace, valueName } from './words';

type Commits = NonNullable<Answer['history']>;
type Change = Commits[number]['changes'][number];

/** Commits in an answer of the server. */
const pageLength = 10;

/** The publications, the newest first. Each change can be restored. */
export function History() {
  const { locale, run, t } = useEditor();
  const [commits, setCommits] = useState<Commits>();
  const [isWhole, setWhole] = useState(false);

  async function load(known: Commits): Promise<void> {
    // The header shows the error, and the button sends the request again.
    const { history } = await run('history', { after: known.at(-1)?.commit }).catch(
      (): Partial<Answer> => ({}),
    );
    setCommits([...known, ...(history ?? [])]);
    setWhole(history !== undefined && history.length < pageLength);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the history is read when the page opens.
  useEffect(() => {
    void load([]);
  }, []);

  if (!commits) return <p role="status">{t('loading')}</p>;
  const told = commits.filter(({ changes }) => changes.length > 0);
  return (
    <>
      <p className="help">{t(isWhole && told.length === 0 ? 'noHistory' : 'historyHelp')}</p>
      {told.map(({ commit, time, people, changes, more }) => (
        <section key={commit} className="card">
          <h2>
            <time dateTime={time}>{momentOf(locale, time)}</time>
            {people.map((person) => (
              <span key={person}>
                {' '}
                · <bdi>{person}</bdi>
              </span>
            ))}
          </h2>
          <ul className="journal">
            {changes.map((change) => (
              <li key={`${change.kind} ${change.file} ${change.path.join('.')}`}>
                <PublishedChange change={change} commit={commit} />
              </li>
            ))}
          </ul>
          {more > 0 && <p className="help">{t('moreChanges', { count: more })}</p>}
        </section>
      ))}
      {!isWhole && <Button onClick={() => load(commits)}>{t('earlier')}</Button>}
    </>
  );
}

/** A published change, and the current value of its place. */
function PublishedChange({ change, commit }: { change: Change; commit: string }) {
  const { state, locale, run, open, t } = useEditor();
  const { file, path, back, now } = change;
  const place = back?.path ?? path;
  const item = change.after ?? change.before;

  const text = valueName(state, locale, { file, path: place }, now) || t('nothing');
  const changed = back ? t('changedAgain', { now: text }) : t('placeGone');
  const since = { same: '', back: t('takenBack'), changed };

  /** Restores the value as an ordinary change, and opens its field. */
  async function takeBack(edit: NonNullable<Change['back']>): Promise<void> {
    await run('takeBack', { edit, commit });
    open(file, edit.path);
  }

  return (
    <>
      <PlaceLink edit={{ file, path: place }} item={item} />
      <p>
        <BeforeAfter step={change} />
      </p>
      <p className="help">{since[change.state]}</p>
      {back && (
        <Button
          aria-label={t('takeBackPlace', { place: titleOfPlace(state, locale, file, place, item) })}
          onClick={() => takeBack(back)}
        >
          {t('takeBack')}
        </Button>
      )}
    </>
  );
}

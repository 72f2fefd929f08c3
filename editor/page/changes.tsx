import { useState } from 'react';
import type { EditorLocale } from '../messages';
import { docIdOf, findDoc } from './documents';
import { type Answer, type State, useEditor } from './editor-state';
import { PlaceLink } from './save-state';
import { placeNames, valueName } from './words';

type Change = State['changes'][number];

/** What was saved since the last publishing, and the publishing itself. */
export function Changes() {
  const { state, locale, run, t } = useEditor();
  const { changes, drafts, git } = state;
  const [message, setMessage] = useState<string>();
  const [said, setSaid] = useState('');
  const proposed = messageOf(state);

  async function act(answer: Promise<Answer>, done: string): Promise<void> {
    const { refusal } = await answer;
    setSaid(refusal ? `${t('gitRefused')} ${refusal.detail}` : done);
    if (!refusal) setMessage(undefined);
  }

  return (
    <>
      {git.isCheckout ? (
        <section className="card">
          <h2>{t('publish')}</h2>
          <p className="help">{t('publishHelp')}</p>
          <div className="field">
            <label htmlFor="message">{t('message')}</label>
            <textarea
              id="message"
              rows={4}
              dir="auto"
              value={message ?? proposed}
              onChange={({ target }) => setMessage(target.value)}
            />
          </div>
          <p className="buttons">
            <button
              type="button"
              className="primary"
              disabled={changes.length === 0 || drafts.length > 0}
              onClick={() => act(run('publish', { message: message ?? proposed }), t('published'))}
            >
              {t('publish')}
            </button>
            {git.upstream && (
              <button
                type="button"
                disabled={git.ahead === 0}
                onClick={() => act(run('push', {}), t('pushed'))}
              >
                {t('push', { upstream: git.upstream, count: git.ahead })}
              </button>
            )}
          </p>
        </section>
      ) : (
        <p className="help">{t('noGit')}</p>
      )}
      <p className="notes" role="status">
        {said}
      </p>
      {drafts.length > 0 && (
        <section className="card">
          <h2>{t('someNotSaved', { count: drafts.length })}</h2>
          <p className="help">{t('draftsHelp')}</p>
          <ul>
            {drafts.map(({ edit }) => (
              <li key={`${edit.kind} ${edit.file} ${edit.path.join('.')}`}>
                <PlaceLink edit={edit} />{' '}
                <button type="button" onClick={() => run('discard', { file: edit.file, path: edit.path })}>
                  {t('discard')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2>{t('journal')}</h2>
      {changes.length === 0 && <p>{t('noChanges')}</p>}
      <ol className="journal" reversed>
        {[...changes].reverse().map((change) => (
          <li key={change.id}>
            <p className="place">
              {titleOf(state, locale, change)} ·{' '}
              <time dateTime={change.time}>
                {new Date(change.time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              {change.by && <bdi> · {change.by}</bdi>}
            </p>
            {change.steps.map(({ file, path, kind, before, after }) => (
              <p key={`${file}${path.join('.')}${kind}`}>
                {kind === 'move' ? (
                  t('moved')
                ) : (
                  <>
                    <del dir="auto">{valueName(locale, file, path, before)}</del>{' '}
                    <ins dir="auto">{valueName(locale, file, path, after)}</ins>
                  </>
                )}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

function titleOf(state: State, locale: EditorLocale, { steps: [step] }: Change): string {
  if (!step) return '';
  const { file, path } = step;
  return [findDoc(state, locale, docIdOf(file, path))?.title, ...placeNames(locale, file, path)].join(' › ');
}

/** The message of the commit: a line for each change, in English as the history of the project is. */
function messageOf(state: State): string {
  const lines = [...new Set(state.changes.map((change) => `- ${titleOf(state, 'en', change)}`))];
  return ['Edit texts and records', '', ...lines].join('\n');
}

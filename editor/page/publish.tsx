import { type SubmitEvent, useState } from 'react';
import { valueAt } from '../../lib/value-at';
import type { Requests } from '../backend/requests';
import { Button } from './button';
import { Conflicts } from './conflicts';
import { docIdOf, findDoc } from './documents';
import { useEditor } from './editor-state';
import { Problems } from './problems';
import { momentOf } from './words';

/** Publishes all changes, and shows the progress. */
export function Publish() {
  const { state, run, t } = useEditor();
  const { publication, drafts } = state;
  const [isAsked, setAsked] = useState(false);
  const [isSent, setSent] = useState(false);
  const isBusy = ['checking', 'fetching', 'sending', 'building'].includes(publication.step);

  function publish(more: Partial<Requests['publish']> = {}): void {
    setAsked(true);
    setSent(true);
    void run('publish', { choices: [], ...more }).finally(() => setSent(false));
  }

  return (
    <section className="card">
      <h2>{t('publish')}</h2>
      <p className="help">{t('publishHelp')}</p>
      <ChangedPages />
      <p className="buttons">
        <Button
          className="primary"
          disabled={isSent || isBusy || drafts.length > 0}
          onClick={() => publish()}
        >
          {t('publish')}
        </Button>
      </p>
      <div className="notes" role="status">
        {isSent ? <p>{t('step-checking')}</p> : <Progress />}
      </div>
      {publication.step === 'refused' && publication.reason === 'noName' && (
        <WhoPublishes onName={(person) => publish({ person })} />
      )}
      {publication.step === 'conflict' && (
        <Conflicts
          fields={publication.fields}
          isAsked={isAsked}
          onChoose={(choices) => publish({ choices })}
        />
      )}
    </section>
  );
}

/** The state of the publication, in a sentence. */
function Progress() {
  const { state, locale, t } = useEditor();
  const { publication, lasted, site, changes } = state;
  const errors = state.issues.filter(({ level }) => level === 'error');
  switch (publication.step) {
    case 'idle':
      return null;
    case 'refused':
      if (publication.reason === 'errors' && errors.length === 0) return null;
      return (
        <>
          <p className="error">{t(`refused-${publication.reason}`)}</p>
          {publication.reason === 'errors' && <Problems issues={errors} />}
          {'problems' in publication && <Problems issues={publication.problems ?? []} />}
        </>
      );
    case 'conflict':
      return <p className="error">{t('conflicts')}</p>;
    case 'building':
      return (
        <p>
          {t('building', publication)} <progress value={publication.done} max={publication.of} aria-hidden />
        </p>
      );
    case 'published': {
      if (changes.length > 0) return null;
      if (!site) return <p>{t('publishedUnknown')}</p>;
      const { since, lasted: seen } = publication;
      const isSeen = seen !== undefined;
      return (
        <p>
          {isSeen
            ? t('publishedSeen', { time: timeOf(locale, seen) })
            : t('publishedWaits', { since: momentOf(locale, since) })}
          <a href={site} target="_blank" rel="noreferrer">
            {t('openSite')}
          </a>
          {!isSeen && lasted.length > 0 && (
            <span>{t('lasted', { times: lasted.map((time) => timeOf(locale, time)).join(' · ') })}</span>
          )}
        </p>
      );
    }
    default:
      return <p>{t(`step-${publication.step}`)}</p>;
  }
}

/** Links to the changed pages, published and with the changes. */
function ChangedPages() {
  const { state, locale, t } = useEditor();
  const { changes, preview, site } = state;
  const docs = changes.flatMap(({ steps: [step] }) => {
    const doc = step && findDoc(state, locale, docIdOf(step.file, step.path));
    return doc?.page ? [[doc.page, doc] as const] : [];
  });
  const isDraft = (id: string) => valueAt(state.files[id], ['draft']) === true;
  return (
    <ul>
      {[...new Map(docs)].map(([page, { id, title }]) => (
        <li key={page}>
          {title} {isDraft(id) && t('staysDraft')}
          {site && !isDraft(id) && (
            <a href={site + page} target="_blank" rel="noreferrer">
              {t('pageNow')}
            </a>
          )}{' '}
          {preview && (
            <a href={preview.url + page} target="_blank" rel="noreferrer">
              {t('pageThen')}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Asks once for the name and mail address in commits. */
function WhoPublishes({ onName }: { onName: (person: { name: string; mail: string }) => void }) {
  const { t } = useEditor();
  function tell(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onName({ name: String(data.get('name')), mail: String(data.get('email')) });
  }
  return (
    <form onSubmit={tell}>
      {(['name', 'email'] as const).map((field) => (
        <div key={field} className="field">
          <label htmlFor={field}>{t(`who-${field}`)}</label>
          <input
            id={field}
            name={field}
            type={field === 'email' ? 'email' : 'text'}
            dir="auto"
            autoComplete={field}
            required
          />
        </div>
      ))}
      <Button type="submit">{t('whoPublish')}</Button>
    </form>
  );
}

function timeOf(locale: string, seconds: number): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

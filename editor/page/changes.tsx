import type { Step } from '../backend/journal';
import { Button } from './button';
import { isProject } from './documents';
import { useEditor } from './editor-state';
import { Publish } from './publish';
import { PlaceLink } from './save-state';
import { momentOf, valueName } from './words';

/** The saved changes since the last publication, and the card that publishes. */
export function Changes() {
  const { state, locale, settle, t } = useEditor();
  const { changes, drafts } = state;
  return (
    <>
      <Publish />
      {drafts.length > 0 && (
        <section className="card">
          <h2>{t('someNotSaved', { count: drafts.length })}</h2>
          <p className="help">{t('draftsHelp')}</p>
          <ul>
            {drafts.map(({ edit }) => (
              <li key={`${edit.kind} ${edit.file} ${edit.path.join('.')}`}>
                <PlaceLink edit={edit} /> <Button onClick={() => settle(edit)}>{t('discard')}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a href="#history">{t('history')}</a>
      </p>
      <h2>{t('journal')}</h2>
      {changes.length === 0 && <p>{t('noChanges')}</p>}
      <ol className="journal" reversed>
        {[...changes].reverse().map((change) => (
          <li key={change.id}>
            <p className="place">
              {change.steps.slice(0, 1).map((step) => (
                <PlaceLink key={step.kind} edit={step} item={step.after ?? step.before} />
              ))}{' '}
              · <time dateTime={change.time}>{momentOf(locale, change.time)}</time>
              {change.by && ' · '}
              <bdi>{change.by}</bdi>
            </p>
            {change.steps.map((step) => (
              <p key={`${step.file}${step.path.join('.')}${step.kind}`}>
                <BeforeAfter step={step} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The values before and after a change. */
export function BeforeAfter({ step }: { step: Step }) {
  const { state, locale, t } = useEditor();
  const { file, path, kind, before, after } = step;
  if (kind === 'move') return t('moved');
  if (path.length === 0 && before === undefined && isProject(file)) return t('newProject');
  return (
    <>
      <del dir="auto">{valueName(state, locale, step, before)}</del>{' '}
      <ins dir="auto">{valueName(state, locale, step, after)}</ins>
    </>
  );
}

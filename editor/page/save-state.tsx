import type { Edit } from '../backend/json-edit';
import { useEditor } from './editor-state';
import type { Pending } from './pending';
import { titleOfPlace } from './words';

type Props = { isLost: boolean; isRefused: boolean; pending: readonly Pending[] };

/** Whether everything is saved, in the head, with a link to each place that could not be. */
export function SaveState({ isLost, isRefused, pending }: Props) {
  const { state, t } = useEditor();
  const { drafts, issues } = state;
  const failed = pending.filter((each) => each.failed);
  const errors = issues.filter(({ level }) => level === 'error').length;
  const saved = t(drafts.length > 0 ? 'someNotSaved' : 'allSaved', { count: drafts.length });
  return (
    <p className="state" role="status">
      {isLost ? t('lost') : pending.length > failed.length ? t('saving') : saved}
      {errors > 0 && ` · ${t('errors', { count: errors })}`}
      {isRefused && ` · ${t('refused')}`}
      {failed.length > 0 && ` · ${t('notTaken')}`}
      {[...failed, ...drafts].map(({ edit }) => (
        <PlaceLink key={`${edit.kind} ${edit.file} ${edit.path.join('.')}`} edit={edit} />
      ))}
    </p>
  );
}

/** The place of an edit, as a link to its field. */
export function PlaceLink({ edit: { file, path } }: { edit: Pick<Edit, 'file' | 'path'> }) {
  const { state, locale, open } = useEditor();
  return (
    <button type="button" className="link" onClick={() => open(file, path)}>
      {titleOfPlace(state, locale, file, path)}
    </button>
  );
}

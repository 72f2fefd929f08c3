import { fieldId, isAt, type Place } from '../../backend/edit';
import { Button } from '../button';
import { type Answer, useEditor, useIssues } from '../editor-state';
import { Problems } from '../problems';
import { valueName } from '../words';
import { focusField } from './focus-field';

type Props = Place & {
  onFix?: () => void;
  /** Replaces the hints of the check. */
  hint?: string | undefined;
};

/** The messages below a field: its issues, its draft, and a change by another person. */
export function Notes({ file, path, onFix, hint: own }: Props) {
  const { state, locale, settle, t } = useEditor();
  const draft = state.drafts.find(({ edit }) => isAt(edit, { file, path }));
  const conflict = draft?.conflict;
  const issues = useIssues(file, path);
  const errors = state.issues.filter(({ level }) => level === 'error');
  /** A valid value can contradict another field, which then has the error. */
  const isBlockedElsewhere = draft && !conflict && !issues.some(({ level }) => level === 'error');

  /** The pressed button disappears with its message. */
  function end(act: () => void): void {
    act();
    focusField({ file, path });
  }
  return (
    <div id={`${fieldId(file, path)}-notes`} className="notes" aria-live="polite">
      {issues.map(({ level, hint, fixable }) => (
        <p key={hint.en} className={level}>
          <span>
            <strong>{level === 'error' ? t('error') : t('warning')}</strong> <bdi>{own ?? hint[locale]}</bdi>
          </span>
          {fixable && onFix && <Button onClick={() => end(onFix)}>{t('fix')}</Button>}
        </p>
      ))}
      {draft && (
        <p className={conflict ? 'error' : 'draft'}>
          <span>
            {conflict ? <strong>{t('conflict')}</strong> : t('notSaved')}{' '}
            {conflict && <bdi>{valueName(state, locale, draft.edit, conflict.now) || t('nothing')}</bdi>}
          </span>
          {conflict && (
            <Button onClick={() => end(() => settle(draft.edit, { ...draft.edit, before: conflict.now }))}>
              {t('keepMine')}
            </Button>
          )}
          <Button onClick={() => end(() => settle(draft.edit))}>
            {t(conflict ? 'takeTheirs' : 'discard')}
          </Button>
        </p>
      )}
      {isBlockedElsewhere && <Problems issues={errors} />}
    </div>
  );
}

/** Why something is not taken. */
export function Reasons({ texts }: { texts: readonly string[] }) {
  return (
    <div className="notes" role="status">
      {texts.map((text) => (
        <p key={text} className="error">
          <bdi>{text}</bdi>
        </p>
      ))}
    </div>
  );
}

const reasonKeys: Record<string, 'refused' | 'emptyPicture' | 'tooLarge'> = {
  conflict: 'refused',
  emptyPicture: 'emptyPicture',
  tooLarge: 'tooLarge',
};

/** Why a file that was chosen is not taken. */
export function Refusals({ answer }: { answer: Pick<Answer, 'refused' | 'refusal'> | undefined }) {
  const { locale, t } = useEditor();
  const { refused = [], refusal } = answer ?? {};
  const reason =
    refusal &&
    (refusal.kind === 'tooSmall'
      ? t('tooSmall', { width: Number(refusal.detail) })
      : t(reasonKeys[refusal.kind] ?? 'noPicture'));
  const reasons = refused.map(({ hint }) => hint[locale]);
  return <Reasons texts={reason ? [...reasons, reason] : reasons} />;
}

import { useState } from 'react';
import type { Issue } from '../backend/issues';
import { Button } from './button';
import { projectOf } from './documents';
import { useEditor } from './editor-state';
import { Problems } from './problems';
import { PlaceLink } from './save-state';

/** Buttons that publish, retire or list a project again. */
export function ProjectActions({ file }: { file: string }) {
  const { state, run, t } = useEditor();
  const [refused, setRefused] = useState<Issue[]>([]);
  const [waits, setWaits] = useState(false);
  const { draft, retired, index } = projectOf(state.files[file]);
  const isNext = state.changes.some(({ steps: [step] }) => step?.file === file && step.path[0] === 'draft');
  const is = draft ? 'isDraft' : retired ? 'isRetired' : isNext ? 'isNext' : 'isPublished';

  async function set(name: string, before: unknown, value: unknown): Promise<void> {
    const edits = [{ kind: 'set' as const, file, path: [name], before, value }];
    const answer = await run('changeAll', { edits });
    setRefused(answer.refused ?? []);
  }

  /** With all that was written: what could not be saved would be missing on the site. */
  async function publish(): Promise<void> {
    // They may be corrected by now, and the check takes seconds.
    setRefused([]);
    const { drafts } = (await run('state', {})).state;
    const isHeld = drafts.some(({ edit }) => edit.file === file);
    setWaits(isHeld);
    if (!isHeld) await set('draft', true, undefined);
  }

  const held = waits ? state.drafts.filter(({ edit }) => edit.file === file) : [];

  return (
    <section className="card">
      <p>
        {t(is)} {t('addressIs')} <bdi dir="ltr">{`/project/${index}`}</bdi>
      </p>
      <p className="buttons">
        {draft ? (
          <Button className="primary" onClick={publish}>
            {t('publishProject')}
          </Button>
        ) : (
          <Button onClick={() => set('retired', retired, retired ? undefined : true)}>
            {retired ? t('listAgain') : t('retire')}
          </Button>
        )}
      </p>
      <div className="notes" aria-live="polite">
        {(refused.length > 0 || held.length > 0) && <p className="error">{t('notYet')}</p>}
        {held.map(({ edit }) => (
          <p key={`${edit.kind}${edit.path}`} className="error">
            <PlaceLink edit={edit} />
          </p>
        ))}
        <Problems issues={refused} />
      </div>
    </section>
  );
}

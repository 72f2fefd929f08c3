import { type SubmitEvent, useState } from 'react';
import { Button } from './button';
import { listProjects } from './documents';
import { useEditor } from './editor-state';
import { List } from './fields/list';

/** The projects in their order, and a new one. */
export function Projects() {
  const { state, locale, change, t } = useEditor();
  const projects = listProjects(state, locale);

  /** A number between its new neighbours: no other project changes. */
  function move(from: number, to: number): void {
    const moved = projects[from];
    const others = projects.filter((project) => project !== moved);
    const [above, below] = [others[to - 1], others[to]];
    if (!moved) return;
    const order =
      above && below ? (above.order + below.order) / 2 : above ? above.order + 1 : (below?.order ?? 0) - 1;
    change({ kind: 'set', file: moved.id, path: ['order'], value: order });
  }

  return (
    <>
      <NewProject />
      <h2>{t('order')}</h2>
      <p className="help">{t('orderHelp')}</p>
      <List items={projects} nameOf={({ title }) => title} onMove={move}>
        {({ id, draft, retired }) => (
          <p>
            <a href={`#${id}`}>{t('editProject')}</a>
            {draft && ` · ${t('draft')}`}
            {retired && ` · ${t('retired')}`}
          </p>
        )}
      </List>
    </>
  );
}

function NewProject() {
  const { run, t } = useEditor();
  const [said, setSaid] = useState('');

  async function make(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    const { file, refusal } = await run('project', { name });
    setSaid(refusal ? t(refusal.kind === 'nameTaken' ? 'nameTaken' : 'nameWrong') : '');
    if (file) location.hash = file;
  }

  return (
    <form className="card" onSubmit={make}>
      <h2>{t('newProject')}</h2>
      <div className="field">
        <label htmlFor="new-project">{t('newProjectName')}</label>
        <p className="help" id="new-project-help">
          {t('newProjectHelp')}
        </p>
        <input
          id="new-project"
          name="name"
          dir="ltr"
          required
          aria-describedby="new-project-help new-project-said"
        />
        <div id="new-project-said" className="notes" aria-live="polite">
          {said && <p className="error">{said}</p>}
        </div>
      </div>
      <Button type="submit" className="primary">
        {t('makeProject')}
      </Button>
    </form>
  );
}

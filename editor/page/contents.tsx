import { type Doc, docIdOf, listGroups, listProjects, listRecords } from './documents';
import { useEditor } from './editor-state';

/** What there is to edit, with a mark where something is to be corrected. */
export function Contents({ place }: { place: string }) {
  const { state, locale, t } = useEditor();
  const wrong = new Set(
    state.issues
      .filter(({ level }) => level === 'error')
      .map(({ file, field }) => docIdOf(file, field.split('.'))),
  );
  const unsaved = new Set(state.drafts.map(({ edit }) => docIdOf(edit.file, edit.path)));
  const link = ({ id, title }: Doc) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={place === id ? 'page' : undefined}>
        {title}
        {wrong.has(id) && <span className="mark error"> · {t('hasErrors')}</span>}
        {unsaved.has(id) && <span className="mark"> · {t('hasDrafts')}</span>}
      </a>
    </li>
  );
  return (
    <nav className="contents" aria-label={t('contents')}>
      <h2>{t('records')}</h2>
      <ul>
        {listRecords(state, locale).map(link)}
        {link({ id: 'projects', title: t('projects') })}
      </ul>
      <details open={place.startsWith('content/projects/') || undefined}>
        <summary>{t('eachProject')}</summary>
        <ul>{listProjects(state, locale).map(link)}</ul>
      </details>
      <h2>{t('texts')}</h2>
      <ul>{listGroups(state, locale).map(link)}</ul>
    </nav>
  );
}

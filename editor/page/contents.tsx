import { descriptionOf } from '../../content/fields';
import { fieldAt } from '../../content/fields/schema';
import { valueAt } from '../../lib/value-at';
import { Button } from './button';
import { type Doc, docIdOf, isBuilding, listGroups, listProjects, listRecords, shapeOf } from './documents';
import { useEditor } from './editor-state';
import { PlaceLink } from './save-state';

/** What there is to edit, with a mark where something is to be corrected. */
export function Contents({ place }: { place: string }) {
  const { state, locale, t } = useEditor();
  const wrong = new Set(
    state.issues
      .filter(({ level }) => level === 'error')
      .map(({ file, field }) => docIdOf(file, field.split('.'))),
  );
  const unsaved = new Set(state.drafts.map(({ edit }) => docIdOf(edit.file, edit.path)));
  const projects = listProjects(state, locale);
  const marks = (ids: string[]) => (
    <>
      {ids.some((id) => wrong.has(id)) && <span className="mark error"> · {t('hasErrors')}</span>}
      {ids.some((id) => unsaved.has(id)) && <span className="mark"> · {t('hasDrafts')}</span>}
    </>
  );
  const link = ({ id, title }: Doc) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={place === id ? 'page' : undefined}>
        {title}
        {marks([id])}
      </a>
    </li>
  );
  return (
    <nav className="contents" aria-label={t('contents')}>
      <Ages />
      <h2>{t('records')}</h2>
      <ul>
        {listRecords(state, locale).map(link)}
        {link({ id: 'projects', title: t('projects') })}
        {link({ id: 'pictures', title: t('pictures') })}
      </ul>
      <details open={place.startsWith('content/projects/') || undefined}>
        <summary>
          {t('eachProject')}
          {marks(projects.map(({ id }) => id))}
        </summary>
        <ul>{projects.map(link)}</ul>
      </details>
      <h2>{t('texts')}</h2>
      <ul>{listGroups(state, locale).map(link)}</ul>
    </nav>
  );
}

/** What is true only for a while, such as the state of a unit: links to it, for somebody in a hurry or on a phone. */
function Ages() {
  const { state, locale, open, t } = useEditor();
  const buildings = listRecords(state, locale).filter(({ id }) => isBuilding(id));
  if (buildings.length === 0) return null;
  return (
    <details>
      <summary>{t('ages')}</summary>
      {buildings.map(({ id }) => {
        const units = (valueAt(state.files[id], ['units']) ?? []) as { number: string; status: string }[];
        const { choices = {} } = descriptionOf(locale, fieldAt(shapeOf(id), ['units', 0, 'status']) ?? {});
        return (
          <ul key={id}>
            {['progress', 'unitsAsOf', 'completion'].map((name) => (
              <li key={name}>
                <PlaceLink edit={{ file: id, path: [name] }} />
              </li>
            ))}
            {units.map((unit, index) => (
              <li key={unit.number}>
                <Button className="link" onClick={() => open(id, ['units', index, 'status'])}>
                  {t('unitState', { number: unit.number, status: choices[unit.status] ?? '' })}
                </Button>
              </li>
            ))}
          </ul>
        );
      })}
    </details>
  );
}

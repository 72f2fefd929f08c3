import { valueAt } from '../../lib/value-at';
import { type Doc, docIdOf, isBuilding, listGroups, listProjects, listRecords } from './documents';
import { useEditor } from './editor-state';
import { PlaceLink } from './save-state';
import { valueName } from './words';

type Props = {
  place: string;
  /** Called when the link of the open form is pressed. */
  onCurrent: () => void;
};

/** The list of forms, with a mark at errors and drafts. */
export function Contents({ place, onCurrent }: Props) {
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
      <a
        href={`#${id}`}
        aria-current={place === id ? 'page' : undefined}
        onClick={() => place === id && onCurrent()}
      >
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

/** Links to facts that change often, such as the state of a unit. */
function Ages() {
  const { state, locale, t } = useEditor();
  const buildings = listRecords(state, locale).filter(({ id }) => isBuilding(id));
  if (buildings.length === 0) return null;
  return (
    <details>
      <summary>{t('ages')}</summary>
      {buildings.map(({ id }) => {
        const units = (valueAt(state.files[id], ['units']) ?? []) as { number: string; status: unknown }[];
        return (
          <ul key={id}>
            {['progress', 'unitsAsOf', 'completion'].map((name) => (
              <li key={name}>
                <PlaceLink edit={{ file: id, path: [name] }} />
              </li>
            ))}
            {units.map(({ number, status }, index) => {
              const place = { file: id, path: ['units', index, 'status'] };
              return (
                <li key={number}>
                  <PlaceLink edit={place}>
                    {t('unitState', { number, status: valueName(state, locale, place, status) })}
                  </PlaceLink>
                </li>
              );
            })}
          </ul>
        );
      })}
    </details>
  );
}

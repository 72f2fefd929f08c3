import { docIdOf, findDoc } from './documents';
import { issuePlace, type State, useEditor } from './editor-state';
import { PlaceLink } from './save-state';

/** An issue of the check, or one that stops publishing. */
type Problem = { file: string; field: string; hint: Record<string, string> };

/** Lists corrections to make, each with a link to its field, or with its file where no form has it. */
export function Problems({ issues }: { issues: readonly Problem[] }) {
  const { state, locale } = useEditor();
  return issues.map((issue) => (
    <p key={`${issue.file} ${issue.field} ${issue.hint.en}`} className="error">
      {/* The parts of a note wrap as blocks: the colon must stay with its sentence. */}
      <span>
        {hasForm(state, issue) ? (
          <PlaceLink edit={issuePlace(issue)} />
        ) : (
          <bdi>{[issue.file, issue.field].filter(Boolean).join(' ')}</bdi>
        )}
        : <bdi>{issue.hint[locale]}</bdi>
      </span>
    </p>
  ));
}

/** Whether a form shows what an issue is about. */
export function hasForm(state: State, { file, field }: Pick<Problem, 'file' | 'field'>): boolean {
  return field !== '' && findDoc(state, 'en', docIdOf(file, field.split('.'))) !== undefined;
}

import { docIdOf, findDoc } from './documents';
import { issuePlace, type State, useEditor } from './editor-state';
import { PlaceLink } from './save-state';

/** What an issue of the check and one that stops publishing have in common. */
type Problem = { file: string; field: string; hint: Record<string, string> };

/** What has to be corrected, each with a link to its field, or with its file where no form has it. */
export function Problems({ issues }: { issues: readonly Problem[] }) {
  const { state, locale } = useEditor();
  return issues.map((issue) => (
    <p key={`${issue.file} ${issue.field} ${issue.hint.en}`} className="error">
      {hasForm(state, issue) ? (
        <PlaceLink edit={issuePlace(issue)} />
      ) : (
        <bdi>{[issue.file, issue.field].filter(Boolean).join(' ')}</bdi>
      )}
      : <bdi>{issue.hint[locale]}</bdi>
    </p>
  ));
}

/** Whether a form shows what an issue is about. */
export function hasForm(state: State, { file, field }: Pick<Problem, 'file' | 'field'>): boolean {
  return field !== '' && findDoc(state, 'en', docIdOf(file, field.split('.'))) !== undefined;
}

import type { ReactNode } from 'react';
import type { Place } from '../backend/edit';
import { Button } from './button';
import { useEditor } from './editor-state';
import type { Pending } from './pending';
import { separator, titleOfPlace } from './words';

type Props = {
  isLost: boolean;
  /** The message about a rejected action. */
  refusal: 'refused' | 'diskFull' | undefined;
  isSaving: boolean;
  pending: readonly Pending[];
};

/** The state of saving, in the header, with links to the first unsaved change and to the list of all. */
export function SaveState({ isLost, refusal, isSaving, pending }: Props) {
  const { state, locale, t } = useEditor();
  const { drafts, issues } = state;
  const failed = pending.flatMap(({ edit, step }) => (step === 'failed' ? [edit] : []));
  const [first, ...more] = new Set([...failed, ...drafts.map(({ edit }) => edit)]);
  const waits = isSaving || pending.some(({ step }) => step === 'waiting' || step === 'sent');
  const errors = issues.filter(({ level }) => level === 'error').length;
  const saved = t(drafts.length > 0 ? 'someNotSaved' : 'allSaved', { count: drafts.length });
  // A narrow header cuts the end: the longest sentence is last.
  const told = [
    errors > 0 && t('errors', { count: errors }),
    !isLost && (waits ? t('saving') : saved),
    refusal && t(refusal),
    isLost && t('lost'),
  ];
  const line = told.filter(Boolean).join(' · ');
  const title = first ? titleOfPlace(state, locale, first.file, first.path) : '';
  const inner = title.split(separator).at(-1) ?? '';
  return (
    <p className="state" role="status">
      <span title={line}>{line}</span>
      {first && !isLost && (
        <span>
          {failed.length > 0 && t('notTaken')}
          <PlaceLink edit={first}>
            <span className="outer">{title.slice(0, -inner.length)}</span>
            <span className="inner">{inner}</span>
          </PlaceLink>
          {more.length > 0 && <a href="#changes">{t('moreNotSaved', { count: more.length })}</a>}
        </span>
      )}
    </p>
  );
}

/** `item`: the value of a place that was removed. */
type LinkProps = { edit: Place; item?: unknown; children?: ReactNode };

/** A link to the field of an edit, with the name of its place where it has no other. */
export function PlaceLink({ edit: { file, path }, item, children }: LinkProps) {
  const { state, locale, open } = useEditor();
  return (
    <Button className="link" onClick={() => open(file, path)}>
      {children ?? titleOfPlace(state, locale, file, path, item)}
    </Button>
  );
}

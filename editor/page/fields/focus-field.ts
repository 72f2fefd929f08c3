import { fieldId, type Place } from '../../backend/edit';

/** Moves the focus to a field, or the heading of a group, from a button that disappears once it is pressed. */
export function focusField({ file, path }: Place): void {
  const field = document.getElementById(fieldId(file, path));
  const heading = field?.querySelector<HTMLElement>(':scope > summary');
  (heading ?? field)?.focus();
}

import { fieldId, type Place } from '../../backend/edit';

/** Moves the focus to a field from a button that disappears once it is pressed. */
export function focusField({ file, path }: Place): void {
  document.getElementById(fieldId(file, path))?.focus();
}

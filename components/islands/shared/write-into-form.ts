import { setParameters } from './set-parameters';

type Keys = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean };

/**
 * Writes a subject into a field of a form and moves the focus there, but never overwrites text of the visitor. The unit
 * is kept in the address of the page, which is sent with the form.
 *
 * @param selector of the field
 * @param keys held during the press: with a modifier the link opens elsewhere
 * @returns whether the field exists and the press was meant for it
 */
export function writeIntoForm(selector: string, text: string, keys: Keys, unit = ''): boolean {
  const field = document.querySelector<HTMLTextAreaElement>(selector);
  if (!field || keys.metaKey || keys.ctrlKey || keys.shiftKey) return false;
  if (!field.value.trim() || field.value === field.dataset.prefill) {
    field.value = text;
    field.dataset.prefill = text;
  }
  setParameters({ unit });
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}

type Keys = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean };

/**
 * Writes a subject into the form of the page and moves the focus there, but never overwrites text of the visitor. The unit
 * goes into the form's hidden field.
 *
 * @param keys held during the press: with a modifier the link opens elsewhere
 * @returns whether the field exists and the press was meant for it
 */
export function writeIntoForm(text: string, keys: Keys, unit = ''): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('#contact [name="interest"]');
  if (!field || keys.metaKey || keys.ctrlKey || keys.shiftKey) return false;
  if (!field.value.trim() || field.value === field.dataset.prefill) {
    field.value = text;
    field.dataset.prefill = text;
  }
  const unitField = field.form?.querySelector<HTMLInputElement>('[name="unit"]');
  if (unitField) unitField.value = unit;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}

import type { Choice } from './match-rows';

/** Of a select or a button, only what it shares with an input is used. */
function listFields(root: ParentNode, of = ''): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(`.list-filter-fields ${of} :is(input, select, button)`)];
}

/** Returns the values of the fields, and of the pressed button, by their names. */
export function readFields(root: ParentNode): Choice {
  const isChosen = (field: HTMLInputElement) =>
    field.type === 'radio'
      ? field.checked
      : field.type !== 'button' || field.getAttribute('aria-pressed') === 'true';
  return Object.fromEntries(
    listFields(root)
      .filter(isChosen)
      .map(({ name, value }) => [name, value]),
  );
}

/** Writes only changed values: a number that is being typed may be invalid, and its value empty. */
export function writeFields(root: ParentNode, choice: Choice): void {
  for (const field of listFields(root)) {
    const value = choice[field.name] ?? '';
    if (field.type === 'radio') field.checked = field.value === value;
    else if (field.type === 'button') field.setAttribute('aria-pressed', String(field.value === value));
    else if (field.value !== value) field.value = value;
  }
  const used = listFields(root, 'details').filter(({ value }) => value).length;
  for (const count of root.querySelectorAll('[data-used]')) count.textContent = used ? `(${used})` : '';
}

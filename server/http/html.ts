const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, also inside an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Returns text of visitors as HTML, in which each line has the direction of its first letter. */
export function linesAsHtml(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `<div dir="auto">${escapeHtml(line) || '<br>'}</div>`)
    .join('');
}

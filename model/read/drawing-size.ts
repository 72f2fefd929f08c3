/**
 * Returns the size of a drawing in its own units; only the proportion matters.
 *
 * @param svg the text of the file
 * @param file its path, used in the error
 * @throws Error when the drawing has no size
 */
export function drawingSize(svg: string, file: string): { width: number; height: number } {
  const root = /<(?:[\w.-]+:)?svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const [, , ...box] = numbersOf(/\sviewBox\s*=\s*["']([^"']*)["']/.exec(root)?.[1]);
  const [width = 0, height = 0] = box[0] ? box : ['width', 'height'].map((side) => sideOf(root, side));
  if (width > 0 && height > 0) return { width, height };
  throw new Error(`${file}: give the <svg> a viewBox, such as viewBox="0 0 200 48".`);
}

/** The four numbers of a viewBox; none where there is none. */
export function numbersOf(viewBox = ''): number[] {
  return viewBox.split(/[\s,]+/).flatMap((part) => (part ? Number(part) : []));
}

function sideOf(root: string, side: string): number {
  return Number(new RegExp(`\\s${side}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(root)?.[1] ?? 0);
}

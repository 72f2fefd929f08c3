import postcss, { type Container, type Document as CssDocument } from 'postcss';

/** A class of a style module: the mark of the module, after an underscore where it begins with a digit, then the name in it. */
const moduleClass = /\.(_?[\w-]{6})_\w/g;

/**
 * Leaves out the rules of style modules that are on none of some pages. The bundler puts the modules of several kinds of
 * page into one sheet; a module stays whole, so that a part which is put into the page later has its styles.
 *
 * @param css the styles of these pages
 * @param pages their HTML without styles
 */
export function keepUsedStyles(css: string, pages: readonly string[]): string {
  const known = new Map<string, boolean>();
  function isUsed(mark: string): boolean {
    const used = known.get(mark) ?? pages.some((html) => html.includes(`${mark}_`));
    known.set(mark, used);
    return used;
  }
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    // What is in brackets may be one of several, or must not be.
    const isKept = (selector: string) =>
      Array.from(selector.replace(/\([^()]*\)/g, '').matchAll(moduleClass), ([, mark = '']) => mark).every(
        isUsed,
      );
    const kept = rule.selectors.filter(isKept);
    if (kept.length > 0) rule.selectors = kept;
    else removeWhole(rule);
  });
  return sheet.toString();
}

/** Removes a part of a sheet, and what has nothing left in it then. */
function removeWhole(part: Container | CssDocument): void {
  const { parent } = part;
  part.remove();
  if (parent && parent.type === 'atrule' && (parent as Container).nodes?.length === 0)
    removeWhole(parent as Container);
}

import postcss, { type Container, type Document as CssDocument } from 'postcss';

/** A class of a style module: the mark of the module, after an underscore where it begins with a digit, then the name in it. */
const moduleClass = /\.((_?[\w-]{6}_)\w[\w-]*)/g;

/**
 * Leaves out the rules of style modules that are on none of some pages, and those of classes that are on no page at all. The
 * bundler puts the modules of several kinds of page into one sheet; a part that is put into a page later comes from another
 * page of the site.
 *
 * @param css the styles of these pages
 * @param pages their HTML without styles
 * @param site the HTML of all pages without styles
 */
export function keepUsedStyles(css: string, pages: readonly string[], site: readonly string[]): string {
  const known = new Map<string, boolean>();
  function isIn(documents: readonly string[], text: string): boolean {
    const used = known.get(text) ?? documents.some((html) => html.includes(text));
    known.set(text, used);
    return used;
  }
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    // What is in brackets may be one of several, or must not be.
    const isKept = (selector: string) =>
      [...selector.replace(/\([^()]*\)/g, '').matchAll(moduleClass)].every(
        ([, name = '', mark = '']) => isIn(pages, mark) && isIn(site, name),
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

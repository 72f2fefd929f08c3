/**
 * Reports the elements in a part of the window, from the first scroll on: a page that stands still observes nothing.
 *
 * @param selector the observed elements
 * @param rootMargin the part, as in the options of an IntersectionObserver
 * @param report gets the observed elements in the part after each change
 */
export function watch(
  selector: string,
  rootMargin: string,
  report: (inside: ReadonlySet<Element>) => void,
): void {
  function start() {
    const inside = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inside[isIntersecting ? 'add' : 'delete'](target);
        report(inside);
      },
      { rootMargin },
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
  }

  if (scrollY > 0) start();
  else addEventListener('scroll', start, { once: true });
}

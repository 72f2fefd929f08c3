type Report = (inside: ReadonlySet<Element>, observer: IntersectionObserver) => void;

/**
 * Observes elements in a part of the window.
 *
 * @param rootMargin the part, as in the options of an IntersectionObserver
 * @param report gets the elements in the part after each change
 */
export function observe(elements: Iterable<Element>, rootMargin: string, report: Report): void {
  const inside = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inside[isIntersecting ? 'add' : 'delete'](target);
      report(inside, observer);
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
}

/** Observes the elements of a selector from the first scroll on: a page that stands still observes nothing. */
export function watch(selector: string, rootMargin: string, report: Report): void {
  const start = () => observe(document.querySelectorAll(selector), rootMargin, report);
  if (scrollY > 0) start();
  else addEventListener('scroll', start, { once: true });
}

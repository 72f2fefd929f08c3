/*
 * Query and fragment have what a visitor chose. A link with `data-keeps` carries it on: to the same page in another
 * language, and back to the list from which the visitor came. Imported by the script of every page.
 */

function keepChoice({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-keeps]');
  if (!link) return;
  const { search, hash } = location;
  if (link.hreflang) Object.assign(link, { search, hash });
  else if (link.href === document.referrer.split('?')[0]) link.href = document.referrer;
}

document.addEventListener('click', keepChoice);
document.addEventListener('auxclick', keepChoice);

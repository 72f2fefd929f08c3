'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Follows the links to other pages of the site without loading a new document. The links stay plain anchors, which
 * weigh nothing and work before this runs; those with a target, and those to another language, load a document.
 */
export function RouteLinks() {
  const router = useRouter();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = pageLinkOf(event);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      router.push(link.href);
    }
    // A mouse comes over a link a moment before it is pressed: time enough to fetch the page.
    function foresee(event: MouseEvent) {
      const link = pageLinkOf(event);
      if (link) router.prefetch(link.href);
    }
    document.addEventListener('click', follow);
    document.addEventListener('mouseover', foresee, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('mouseover', foresee);
    };
  }, [router]);

  return null;
}

/** The link under the event when it leads to another page of the site in the same language; files have a dot. */
function pageLinkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hreflang || link.origin !== location.origin) return;
  if (link.pathname === location.pathname || link.pathname.includes('.')) return;
  return link;
}

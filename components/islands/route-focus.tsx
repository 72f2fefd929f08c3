'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * After a navigation within the site the focus goes to the target of the address or to the page's heading, so that
 * keyboard and screen reader start where the new page starts.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useLayoutEffect(() => {
    if (previous.current !== pathname) document.documentElement.dataset.navigated = '';
  }, [pathname]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target =
      document.getElementById(decodeURIComponent(location.hash.slice(1))) ?? document.querySelector('h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}

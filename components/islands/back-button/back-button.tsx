'use client';

import type { ReactNode } from 'react';

type Props = {
  /** The target without a history step, in a page that was opened directly or without script. */
  href: string;
  className: string | undefined;
  children: ReactNode;
};

/** Goes back one history step; a link, so that it works without script and in a page that was opened directly. */
export function BackButton({ href, className, children }: Props) {
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromSite()) return;
        event.preventDefault();
        history.back();
      }}
    >
      {children}
    </a>
  );
}

/** Tells whether the previous step in the history is a page of this site. */
function cameFromSite(): boolean {
  if (window.navigation) return window.navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

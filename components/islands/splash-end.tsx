'use client';

import { type ReactNode, useEffect, useState } from 'react';

type Props = { children: ReactNode };

let seen = false;

/**
 * The splash belongs to the load of a document: CSS shows it and takes it away. Here a page that is reached within
 * the site gets none, and Escape or a press ends it early.
 */
export function SplashEnd({ children }: Props) {
  const [ended, setEnded] = useState(seen);

  useEffect(() => {
    seen = true;
    if (ended) return;
    function end(event: Event) {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      document.documentElement.dataset.splashEnded = '';
      setEnded(true);
    }
    addEventListener('keydown', end);
    addEventListener('pointerdown', end);
    return () => {
      removeEventListener('keydown', end);
      removeEventListener('pointerdown', end);
    };
  }, [ended]);

  return ended ? null : children;
}

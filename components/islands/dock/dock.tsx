'use client';

import { useEffect } from 'react';
import { watch } from '../shared/watch';

/**
 * Tells the dock at the end of the page when its chat button would cover something (`data-over`), and when the page shows
 * its own action or its form above the bar of 64 pixels (`data-own`); neither before the first scroll.
 */
export function Dock() {
  useEffect(() => {
    const dock = document.querySelector('body > aside');
    const tell = (name: string) => (inside: ReadonlySet<Element>) =>
      dock?.setAttribute(name, String(inside.size > 0));
    watch('[data-covers], dl', '-85% 0% 0%', tell('data-over'));
    watch('[data-action], #contact', '0% 0% -64px', tell('data-own'));
  }, []);
  return null;
}

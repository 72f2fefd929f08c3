'use client';

import { useEffect } from 'react';
import { watch } from '../shared/watch';

/**
 * Tells style sheets, by attributes of the body, when the chat button would cover something (`data-over`), and when the
 * page shows its own action or its form above the bar of 64 pixels (`data-own`); neither before the first scroll.
 */
export function Dock() {
  useEffect(() => {
    const { dataset } = document.body;
    watch('[data-covers], dl', '-85% 0% 0%', ({ size }) => {
      dataset.over = String(size > 0);
    });
    watch('[data-action], #contact', '0% 0% -64px', ({ size }) => {
      dataset.own = String(size > 0);
    });
  }, []);
  return null;
}

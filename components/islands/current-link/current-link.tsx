'use client';

import { useEffect, useRef } from 'react';
import { watch } from '../shared/watch';

/** A line across the window: the section on it is read. */
const readingLine = '-40% 0% -59%';

/**
 * Marks the link of the parent to the section that is read, and scrolls it into the middle of its list. Names the level
 * that is read in the `data-level` of the page.
 */
export function CurrentLink() {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = mark.current?.closest('nav');
    watch('main section[id]', readingLine, (inside) => {
      const links = [...(nav?.querySelectorAll('a') ?? [])];
      const current = links.find(({ hash }) => [...inside].some(({ id }) => hash === `#${id}`));
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
      const list = current?.closest('ul');
      if (!current || !list) return;
      const [item, frame] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
      list.scrollBy({ left: (item.left + item.right - frame.left - frame.right) / 2 });
    });
    watch('main article[data-of]', readingLine, ([row]) => {
      const current = document.querySelector<HTMLElement>('[data-level]');
      if (row && current) current.dataset.level = (row as HTMLElement).dataset.of;
    });
  }, []);
  // With a box, by which its approach to the window is observed.
  return <i ref={mark} />;
}

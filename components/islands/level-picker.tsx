'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Props = {
  className: string | undefined;
  /** Each level with the id of its card, and what is said when it is chosen. */
  levels: { level: string; id: string; selected: string }[];
  drawing: ReactNode;
  drawingClass: string | undefined;
  statusClass: string | undefined;
  /** The cards. A card and the shape of its level both carry `data-of`. */
  children: ReactNode;
};

/**
 * Keeps the chosen level in `data-level`, by which the style sheet marks its shape and its card: a press or the focus
 * chooses, the mouse over a level shows it for as long as it stays, and the address keeps the choice. A press on a
 * level in the drawing leads to its card, and the card's own link leads back. Without script
 * the attribute is missing, and the style sheet goes by the address alone.
 */
export function LevelPicker({ levels, drawing, children, ...classes }: Props) {
  const picker = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [chosen, setChosen] = useState('');
  const [pointed, setPointed] = useState('');

  // In time for the press that hydrates the island.
  useLayoutEffect(() => {
    const root = picker.current;
    if (!root) return;
    const leaving = new AbortController();
    const { signal } = leaving;

    function readAddress() {
      const level = levels.find(({ id }) => location.hash === `#${id}`)?.level;
      if (level) setChosen(level);
    }
    function choose(event: Event) {
      const level = levels.find((other) => other.level === levelAt(event));
      if (!level) return;
      setChosen(level.level);
      // A mouse that rests on another level must not hide what the keyboard chooses.
      setPointed('');
      if (location.hash !== `#${level.id}`) history.replaceState(null, '', `#${level.id}`);
      if (event.type === 'click') lead(event);
    }
    // From a level in the drawing to its card, and from the card back to the drawing.
    function lead(event: Event) {
      const link = (event.target as Element).closest('a[href^="#"]');
      const there = link && root?.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
      if (!there) return;
      event.preventDefault();
      there.focus({ preventScroll: true });
      // Both are to be seen, and a browser may have brought only the pressed level into view.
      picture.current?.scrollIntoView({ block: 'nearest' });
      there.scrollIntoView({ block: 'nearest' });
    }
    function point(event: PointerEvent) {
      if (event.pointerType === 'mouse') setPointed(event.type === 'pointerover' ? levelAt(event) : '');
    }

    readAddress();
    addEventListener('hashchange', readAddress, { signal });
    root.addEventListener('click', choose, { signal });
    root.addEventListener('focusin', choose, { signal });
    root.addEventListener('pointerover', point, { signal });
    root.addEventListener('pointerleave', point, { signal });
    return () => leaving.abort();
  }, [levels]);

  // Later than the hydration, which must not change the HTML.
  useEffect(() => setReady(true), []);

  const selected = levels.find(({ level }) => level === chosen)?.selected;
  return (
    <div ref={picker} className={classes.className} data-level={ready ? pointed || chosen : undefined}>
      <div ref={picture} className={classes.drawingClass}>
        {drawing}
        <p role="status" className={classes.statusClass}>
          {selected && <span key={selected}>{selected}</span>}
        </p>
      </div>
      {children}
    </div>
  );
}

function levelAt(event: Event): string {
  return (event.target as Element).closest<HTMLElement>('[data-of]')?.dataset.of ?? '';
}

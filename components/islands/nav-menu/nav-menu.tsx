'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Props = {
  /** The name of the button, which stays the same whether the menu is open or closed. */
  label: string;
  /** The name of the navigation. */
  navLabel: string;
  icon: ReactNode;
  buttonClass: string | undefined;
  navClass: string | undefined;
  /** The links, rendered on the server. */
  children: ReactNode;
};

/**
 * The navigation; on small screens the browser's own popover, which opens without script, closes with Escape and
 * gives the focus back. Script adds the state in words and closes it when a link is chosen; in a browser that knows no
 * popovers it does the rest as well.
 */
export function NavMenu({ label, navLabel, icon, buttonClass, navClass, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Unknown until script runs: without it the browser says the state, and a fixed word would contradict it.
  const [open, setOpen] = useState<boolean>();

  // In time for the press that hydrates the island.
  useLayoutEffect(() => {
    const menu = nav.current;
    if (!menu) return;
    function toggled(event: ToggleEvent) {
      setOpen(event.newState === 'open');
    }
    function close() {
      if (hasPopovers()) menu?.hidePopover();
      else setOpen(false);
    }
    function chosen(event: MouseEvent) {
      if ((event.target as Element).closest('a')) close();
    }
    // The focus must not go on behind the open menu (WCAG 2.2, 2.4.11).
    function left({ relatedTarget }: FocusEvent) {
      const next = relatedTarget as Node | null;
      if (next && !menu?.contains(next) && next !== button.current) close();
    }
    // Without the button the links are in the header, and an open menu would lie over it.
    function widened() {
      if (button.current?.offsetParent === null) close();
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    menu.addEventListener('toggle', toggled, { signal });
    menu.addEventListener('click', chosen, { signal });
    menu.addEventListener('focusout', left, { signal });
    addEventListener('resize', widened, { signal });
    return () => leaving.abort();
  }, []);

  // Later than the hydration, which must not change the HTML: the menu may have been opened before.
  useEffect(() => setOpen(hasPopovers() && nav.current?.matches(':popover-open')), []);

  function press() {
    if (!hasPopovers()) setOpen(!open);
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape' || hasPopovers()) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        type="button"
        className={buttonClass}
        ref={button}
        popoverTarget="nav-menu"
        aria-expanded={open}
        aria-controls="nav-menu"
        onClick={press}
        onKeyDown={leave}
      >
        {icon}
        <span>{label}</span>
      </button>
      <nav
        ref={nav}
        id="nav-menu"
        className={navClass}
        popover="auto"
        aria-label={navLabel}
        data-open={open || undefined}
        onKeyDown={leave}
      >
        {children}
      </nav>
    </>
  );
}

/** Safari has popovers from 17 on, Chrome from 114, Firefox from 125. */
function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}

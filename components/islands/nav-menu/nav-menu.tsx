'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Props = {
  /** The words and icons of the button; the style sheet shows one of each by its state. */
  toggle: ReactNode;
  /** The name of the navigation. */
  navLabel: string;
  buttonClass: string | undefined;
  navClass: string | undefined;
  /** The links, rendered on the server. */
  children: ReactNode;
};

/**
 * Renders the navigation; on small screens the browser's own popover, which opens without script, closes with Escape
 * and restores the focus. Script adds the state for screen readers and closes the menu when a link is chosen; it
 * replaces popovers in older browsers.
 */
export function NavMenu({ toggle, navLabel, buttonClass, navClass, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Unknown until script runs, because the browser announces the state itself and a fixed value would contradict it.
  const [open, setOpen] = useState<boolean>();

  // Attached in time for the press that hydrates the island.
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
    // The focus must not continue behind the open menu (WCAG 2.2, 2.4.11).
    function closeOnLeave({ relatedTarget }: FocusEvent) {
      const next = relatedTarget as Node | null;
      if (next && !menu?.contains(next) && next !== button.current) close();
    }
    // Without a visible button the links are in the header, and an open menu would cover it.
    function closeOnWiden() {
      if (button.current?.offsetParent === null) close();
    }
    const controller = new AbortController();
    const { signal } = controller;
    menu.addEventListener('toggle', toggled, { signal });
    menu.addEventListener('click', chosen, { signal });
    menu.addEventListener('focusout', closeOnLeave, { signal });
    addEventListener('resize', closeOnWiden, { signal });
    return () => controller.abort();
  }, []);

  // After the hydration, which must not change the HTML, because the menu may already be open.
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
        {toggle}
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

/** Tells whether the browser has popovers: Safari from 17 on, Chrome from 114, Firefox from 125. */
function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}

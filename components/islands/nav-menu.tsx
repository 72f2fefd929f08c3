'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

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
 * gives the focus back. Script adds the state in words and closes it when a link is chosen.
 */
export function NavMenu({ label, navLabel, icon, buttonClass, navClass, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  // Unknown until script runs: without it the browser says the state, and a fixed word would contradict it.
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const menu = nav.current;
    if (!menu) return;
    setOpen(false);
    function toggled(event: ToggleEvent) {
      setOpen(event.newState === 'open');
    }
    function chosen(event: MouseEvent) {
      if ((event.target as Element).closest('a')) menu?.hidePopover();
    }
    menu.addEventListener('toggle', toggled);
    menu.addEventListener('click', chosen);
    return () => {
      menu.removeEventListener('toggle', toggled);
      menu.removeEventListener('click', chosen);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={buttonClass}
        popoverTarget="nav-menu"
        aria-expanded={open}
        aria-controls="nav-menu"
      >
        {icon}
        <span>{label}</span>
      </button>
      <nav ref={nav} id="nav-menu" className={navClass} popover="auto" aria-label={navLabel}>
        {children}
      </nav>
    </>
  );
}

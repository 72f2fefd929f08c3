'use client';

import type { MouseEvent, ReactNode } from 'react';
import { writeIntoForm } from '../shared/write-into-form';

type Props = {
  className: string | undefined;
  /** With links to the form that have their subject in `data-text`. */
  children: ReactNode;
};

/** Writes the subject of a pressed link into the form. */
export function AskLinks({ className, children }: Props) {
  function ask(event: MouseEvent) {
    const text = (event.target as Element).closest<HTMLElement>('a[data-text]')?.dataset.text;
    if (text && writeIntoForm(text, event)) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is that of a link.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div className={className} onClick={ask}>
      {children}
    </div>
  );
}

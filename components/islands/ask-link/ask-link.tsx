'use client';

import type { MouseEvent, ReactNode } from 'react';
import { writeIntoForm } from '../shared/write-into-form';

type Props = {
  /** The anchor of the form, the target without script. */
  href: string;
  /** The name of the field that gets the text. */
  field: string;
  text: string;
  describedBy: string;
  className: string | undefined;
  children: ReactNode;
};

/** Links to a form and writes the subject into it. */
export function AskLink({ href, field, text, describedBy, className, children }: Props) {
  function ask(event: MouseEvent) {
    if (writeIntoForm(`${href} [name="${field}"]`, text, event)) event.preventDefault();
  }

  return (
    <a className={className} href={href} aria-describedby={describedBy} onClick={ask}>
      {children}
    </a>
  );
}

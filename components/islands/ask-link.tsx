'use client';

import type { MouseEvent, ReactNode } from 'react';

type Props = {
  /** The anchor of the form, where the link leads without script. */
  href: string;
  /** The name of the field that gets the text. */
  field: string;
  text: string;
  describedBy: string;
  className: string | undefined;
  children: ReactNode;
};

/** Leads to a form and writes the subject into it; what the visitor has typed there is never overwritten. */
export function AskLink({ href, field: name, text, describedBy, className, children }: Props) {
  function ask(event: MouseEvent) {
    const field = document.querySelector<HTMLTextAreaElement>(`${href} [name="${name}"]`);
    if (!field || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!field.value.trim() || field.value === field.dataset.prefill) {
      field.value = text;
      field.dataset.prefill = text;
    }
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }

  return (
    <a className={className} href={href} aria-describedby={describedBy} onClick={ask}>
      {children}
    </a>
  );
}

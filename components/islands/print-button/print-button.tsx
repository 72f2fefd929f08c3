'use client';

import { useSupport } from '../shared/use-support';

type Props = {
  /** With `script-only`. */
  className: string;
  label: string;
};

/** Prints the page with its print styles. Hidden without script, and where the browser of an app cannot print. */
export function PrintButton({ className, label }: Props) {
  if (!useSupport(() => typeof window.print === 'function')) return null;
  return (
    <button type="button" className={className} data-kind="quiet" onClick={() => print()}>
      {label}
    </button>
  );
}

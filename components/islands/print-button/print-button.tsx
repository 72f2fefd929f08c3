'use client';

import { useSupport } from '../shared/use-support';

type Props = { label: string };

/** Prints the page with its print styles. Hidden without script, and where the browser of an app cannot print. */
export function PrintButton({ label }: Props) {
  if (!useSupport(() => typeof window.print === 'function')) return null;
  return (
    <button type="button" className="button script-only" data-kind="quiet" onClick={() => print()}>
      {label}
    </button>
  );
}

'use client';

type Props = { label: string };

/** Prints the page with its print styles. Hidden without script, because the browser can print too. */
export function PrintButton({ label }: Props) {
  return (
    <button type="button" className="button script-only" data-kind="quiet" onClick={() => print()}>
      {label}
    </button>
  );
}

'use client';

type Props = { label: string };

/** Prints the page, whose style sheet makes a sheet of it. Without script no button is seen: the browser prints too. */
export function PrintButton({ label }: Props) {
  return (
    <button type="button" className="button script-only" data-kind="quiet" onClick={() => print()}>
      {label}
    </button>
  );
}

'use client';

import { useEffect, useState } from 'react';

type Props = { label: string };

/** Prints the page, whose style sheet makes a sheet of it. Without script there is no button: the browser prints too. */
export function PrintButton({ label }: Props) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  return (
    <button type="button" className="button screen-only" data-kind="quiet" onClick={() => print()}>
      {label}
    </button>
  );
}

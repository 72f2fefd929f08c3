'use client';

import { useState } from 'react';

type Props = {
  label: string;
  note: string;
  className: string | undefined;
  /** The frame, which is added on click. */
  frame: { src: string; title: string; className: string | undefined };
};

/** Renders a placeholder for a frame from another site, which must not load anything before a click. */
export function TourStart({ label, note, className, frame }: Props) {
  const [started, setStarted] = useState(false);
  if (started) return <iframe {...frame} allowFullScreen />;
  return (
    <div className={className}>
      <p>{note}</p>
      <button type="button" className="button" onClick={() => setStarted(true)}>
        {label}
      </button>
    </div>
  );
}

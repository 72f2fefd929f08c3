'use client';

import { useState } from 'react';

type Props = {
  label: string;
  note: string;
  className: string | undefined;
  /** The frame, which joins the page at a click and not before. */
  frame: { src: string; title: string; className: string | undefined };
};

/** Takes the place of a frame from another site, so that nothing of it loads before the visitor asks for it. */
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

'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ControlName, Controls } from './controls';
import { Links, type PanoramaLink, placeLinks } from './links';
import './view.css';
import type { Direction } from './projection';
import { openViewer, type Viewer, type ViewerState } from './viewer';

type Props = {
  /** The addresses of the panorama, 2048 and 4096 pixels wide. */
  panorama: { small: string; large: string };
  start: Direction;
  links: PanoramaLink[];
  linkIcon: ReactNode;
  controls: Record<ControlName, { label: string; icon: ReactNode }>;
  words: { view: string; loading: string; failed: string };
  /** The element that explains how to move the view. */
  helpId: string;
  /** The flat picture, rendered on the server: the placeholder and fallback of the panorama. */
  children: ReactNode;
};

/** Renders a panorama that the visitor can turn, over its flat picture. */
export function Panorama({ panorama, start, links, linkIcon, controls, words, helpId, children }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [viewer, setViewer] = useState<Viewer>();
  // Empty until script runs, because without script the picture is final and nothing is loading.
  const [state, setState] = useState<ViewerState>();

  useEffect(() => {
    const host = view.current;
    if (!host) return;
    const opened = openViewer(host, {
      panorama,
      start,
      onState: setState,
      onDraw: (currentView, aspect) =>
        list.current && placeLinks(list.current, links, currentView, aspect, host),
    });
    setViewer(opened);
    return () => opened?.close();
  }, [panorama, start, links]);

  const isOpen = viewer && state !== 'failed';
  // An application, so that a screen reader passes arrow keys to the view; its buttons need no such mode.
  const viewerProps = isOpen && {
    role: 'application',
    'aria-label': words.view,
    'aria-describedby': helpId,
    tabIndex: 0,
  };
  const status = state === 'loading' ? words.loading : state === 'failed' ? words.failed : '';
  return (
    <div className="panorama-stage" data-state={state}>
      {children}
      <div ref={view} className="panorama-view" dir="ltr" {...viewerProps} />
      <Links links={links} list={list} icon={linkIcon} isReady={state === 'ready'} />
      <p role="status" className="panorama-status">
        {status && <span key={status}>{status}</span>}
      </p>
      {isOpen && <Controls viewer={viewer} controls={controls} />}
    </div>
  );
}

'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { PictureBox, type PictureData } from '../../pictures/picture-box';
import './picture-viewer.css';
import { useSwipe } from '../shared/use-swipe';
import { CaptionBar, type Icons, ViewerBar, type Words } from './picture-viewer-bars';
import { useZoom } from './use-zoom';

type Props = {
  direction: 'ltr' | 'rtl';
  words: Words;
  icons: Icons;
  /** The pictures, each with its full-size file, its node in the grid, the name of the link, and its position. */
  slides: {
    picture: PictureData & { src: string };
    label: string | undefined;
    thumbnail: ReactNode;
    open: string;
    position: string;
  }[];
};

/** The bars take some of the height. */
const sizes = 'min(100vw, 160vh - 13rem)';

/** CSS pixels by which an arrow key moves an enlarged picture. */
const stride = 80;

const moves: Record<string, ScrollToOptions> = {
  ArrowLeft: { left: -stride },
  ArrowRight: { left: stride },
  ArrowUp: { top: -stride },
  ArrowDown: { top: stride },
};

/**
 * Renders a gallery whose pictures open large, one at a time, as an endless loop, in the browser's own modal dialog;
 * without script its links lead to the files.
 */
export function PictureViewer({ direction, words, icons, slides }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<number>();
  const { factor, canGrow, canShrink, zoom, reset } = useZoom(stage);
  const slide = current === undefined ? undefined : slides[current];

  function open(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setCurrent(index);
    dialog.current?.showModal();
    close.current?.focus();
  }

  function step(by: 1 | -1) {
    reset();
    setCurrent((index = 0) => (index + by + slides.length) % slides.length);
  }

  function go(way: 'left' | 'right') {
    step((way === 'right') === (direction === 'ltr') ? 1 : -1);
  }

  const swipe = useSwipe((way) => {
    if (factor === 1) go(way === 'left' ? 'right' : 'left');
  });

  function press(event: KeyboardEvent) {
    // With a modifier the key is the browser's: Ctrl and + enlarges the whole page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === '+' || key === '=') zoom(1);
    else if (key === '-') zoom(-1);
    else if (factor > 1 && key in moves) stage.current?.scrollBy(moves[key] ?? {});
    else if (key === 'ArrowLeft') go('left');
    else if (key === 'ArrowRight') go('right');
    else return;
    event.preventDefault();
  }

  return (
    <>
      <ul role="list" className="picture-viewer-grid">
        {slides.map(({ picture, thumbnail, open: label }, index) => (
          <li key={picture.src}>
            <a
              className="picture-viewer-link"
              href={picture.src}
              aria-label={label}
              onClick={(event) => open(event, index)}
            >
              {thumbnail}
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        className="picture-viewer-dialog"
        aria-label={words.label}
        onKeyDown={press}
        onClose={() => {
          setCurrent(undefined);
          reset();
        }}
      >
        <ViewerBar
          words={words}
          icons={icons}
          closeButton={close}
          canShrink={canShrink}
          canGrow={canGrow}
          onZoom={zoom}
          onClose={() => dialog.current?.close()}
        />
        <div ref={stage} dir="ltr" className="picture-viewer-stage" data-zoom={factor} {...swipe}>
          <div key={current} className="picture-viewer-sheet">
            {slide && (
              <PictureBox picture={slide.picture} sizes={sizes} loading="eager" label={slide.label} />
            )}
          </div>
        </div>
        <CaptionBar
          words={words}
          icons={icons}
          position={slide?.position}
          caption={slide?.picture.alt}
          onStep={step}
        />
      </dialog>
    </>
  );
}

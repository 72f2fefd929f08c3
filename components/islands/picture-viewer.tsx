'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Picture, type PictureData } from './picture';
import styles from './picture-viewer.module.css';
import { CaptionBar, type Icons, ViewerBar, type Words } from './picture-viewer-bars';
import { useSwipe } from './use-swipe';
import { useZoom } from './use-zoom';

type Props = {
  direction: 'ltr' | 'rtl';
  words: Words;
  icons: Icons;
  /** The large pictures; each is loaded when it is shown. */
  slides: { picture: PictureData; position: string }[];
  /** The gallery: its links carry the number of their slide, from 0, in `data-slide`, and work without script. */
  children: ReactNode;
};

/** CSS pixels by which an arrow key moves an enlarged picture. */
const stride = 80;

const moves: Record<string, ScrollToOptions> = {
  ArrowLeft: { left: -stride },
  ArrowRight: { left: stride },
  ArrowUp: { top: -stride },
  ArrowDown: { top: stride },
};

/** Shows the pictures of a gallery large, one at a time, round and round, in the browser's own modal dialog. */
export function PictureViewer({ direction, words, icons, slides, children }: Props) {
  const gallery = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<number>();
  const { factor, canGrow, canShrink, zoom, reset } = useZoom(stage);
  const slide = current === undefined ? undefined : slides[current];

  useEffect(() => {
    function open(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLElement>('[data-slide]');
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setCurrent(Number(link.dataset.slide));
      dialog.current?.showModal();
      close.current?.focus();
    }
    const links = gallery.current;
    links?.addEventListener('click', open);
    return () => links?.removeEventListener('click', open);
  }, []);

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
      <div ref={gallery}>{children}</div>
      <dialog
        ref={dialog}
        className={styles.dialog}
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
        <div ref={stage} dir="ltr" className={styles.stage} data-zoom={factor} {...swipe}>
          <div key={current} className={styles.sheet}>
            {slide && <Picture picture={slide.picture} sizes="100vw" loading="eager" />}
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

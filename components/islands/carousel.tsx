'use client';

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { Picture, type PictureData } from './picture';

type Props = {
  direction: 'ltr' | 'rtl';
  words: {
    /** What a screen reader calls the whole, and one picture of it. */
    role: string;
    slideRole: string;
    name: string;
    previous: string;
    next: string;
    dots: string;
  };
  /** The pictures with the names of slide and dot. */
  slides: { name: string; dot: string; picture: PictureData }[];
  /** The `sizes` attribute of the pictures, and the widest file that they can need, in pixels. */
  sizes: string;
  largest: number;
  previousIcon: ReactNode;
  nextIcon: ReactNode;
};

/**
 * The pictures of a card, one at a time, round and round. Nothing slides: one is shown and the others are hidden, so
 * that a picture is loaded only when it is asked for. After the basic carousel of the ARIA patterns.
 */
export function Carousel({ direction, words, slides, sizes, largest, previousIcon, nextIcon }: Props) {
  const [current, setCurrent] = useState(0);
  const dots = useRef<HTMLDivElement>(null);

  function show(index: number) {
    setCurrent((index + slides.length) % slides.length);
  }

  function walk(event: KeyboardEvent) {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const steps: Record<string, number> = {
      [forward]: current + 1,
      [backward]: current - 1,
      Home: 0,
      End: slides.length - 1,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + slides.length) % slides.length;
    setCurrent(index);
    (dots.current?.children[index] as HTMLElement | undefined)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the pattern asks for this role.
    <div role="group" aria-roledescription={words.role} aria-label={words.name} className={styles.carousel}>
      <div className={styles.slides} aria-live="polite">
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          <div
            key={slide.name}
            role="group"
            aria-roledescription={words.slideRole}
            aria-label={slide.name}
            hidden={index !== current}
            className={styles.slide}
          >
            <Picture picture={slide.picture} sizes={sizes} largest={largest} />
          </div>
        ))}
      </div>
      <button
        type="button"
        className={styles.previous}
        aria-label={words.previous}
        onClick={() => show(current - 1)}
      >
        {previousIcon}
      </button>
      <button type="button" className={styles.next} aria-label={words.next} onClick={() => show(current + 1)}>
        {nextIcon}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div ref={dots} role="group" aria-label={words.dots} className={styles.dots}>
        {slides.map((slide, index) => (
          <button
            key={slide.dot}
            type="button"
            className={styles.dot}
            aria-label={slide.dot}
            aria-current={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
            onKeyDown={walk}
          />
        ))}
      </div>
    </div>
  );
}

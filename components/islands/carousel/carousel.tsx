'use client';

import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './carousel.css';
import { type Side, useStrip } from '../shared/use-strip';
import { useSwipe } from '../shared/use-swipe';
import { completePictures } from './complete-pictures';

type Props = {
  direction: 'ltr' | 'rtl';
  words: {
    /** The role descriptions of the carousel and of one slide, for screen readers. */
    role: string;
    slideRole: string;
    name: string;
    previous: string;
    next: string;
    dots: string;
    /** The names of a slide and of its dot, with the number of the picture in place of `#`. */
    slide: string;
    dot: string;
  };
  slides: { picture: ReactNode }[];
  previousIcon: ReactNode;
  nextIcon: ReactNode;
};

/**
 * Shows the pictures of a card one at a time, as an endless loop. The others are hidden, so that a picture loads only
 * when needed; during a swipe the neighbour appears beside it. Follows the basic carousel of the ARIA patterns.
 */
export function Carousel({ direction, words, slides, previousIcon, nextIcon }: Props) {
  const [current, setCurrent] = useState(0);
  const dots = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const { side, follow, snap } = useStrip(strip, current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these show another picture.
  useLayoutEffect(() => completePictures(strip.current as HTMLElement), [current, side]);

  function show(index: number) {
    setCurrent((index + slides.length) % slides.length);
  }

  /** Returns the index of the neighbour on a side, by the reading direction. */
  function neighbourOn(side: Side): number {
    const step = (side === 'right') === (direction === 'ltr') ? 1 : -1;
    return (current + step + slides.length) % slides.length;
  }

  const swipe = useSwipe(
    (way) => {
      const to = way === 'left' ? 'right' : 'left';
      snap(to, () => setCurrent(neighbourOn(to)));
    },
    (across) => (across === undefined ? snap(undefined, () => {}) : follow(across)),
  );

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
    <div role="group" aria-roledescription={words.role} aria-label={words.name} className="carousel">
      <div ref={strip} className="carousel-slides" aria-live="polite" {...swipe}>
        {slides.map(({ picture }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          <div
            key={nameOf(words.slide, index)}
            role="group"
            aria-roledescription={words.slideRole}
            aria-label={nameOf(words.slide, index)}
            hidden={index !== current && !(side && index === neighbourOn(side))}
            aria-hidden={(side && index !== current) || undefined}
            data-side={index === current ? undefined : side}
            className="carousel-slide"
          >
            {picture}
          </div>
        ))}
      </div>
      <button
        type="button"
        className="carousel-previous script-only"
        aria-label={words.previous}
        onClick={() => show(current - 1)}
      >
        {previousIcon}
      </button>
      <button
        type="button"
        className="carousel-next script-only"
        aria-label={words.next}
        onClick={() => show(current + 1)}
      >
        {nextIcon}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div ref={dots} role="group" aria-label={words.dots} className="carousel-dots script-only">
        {slides.map((_, index) => (
          <button
            key={nameOf(words.dot, index)}
            type="button"
            className="carousel-dot"
            aria-label={nameOf(words.dot, index)}
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

/** Returns a name with the number of a picture. */
function nameOf(word: string, index: number): string {
  return word.replace('#', String(index + 1));
}

'use client';

import { useEffect, useRef } from 'react';
import './count-up.css';

type Props = {
  /** The value in the HTML and at the end. */
  value: number;
  /** The language whose digits and separators are used. */
  locale: string;
  /** The visible part, from 0 to 1, at which the count begins (specification §9). */
  threshold: number;
};

/** specification §9. */
const duration = 2000;

/**
 * Counts from 0 to a value once, when it first comes into view. For sighted readers only: the caller provides the
 * sentence for screen readers. With reduced motion, and without script, the value does not move.
 */
export function CountUp({ value, locale, threshold }: Props) {
  const element = useRef<HTMLSpanElement>(null);
  const { format } = new Intl.NumberFormat(locale);
  const final = format(value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of a page stay the same.
  useEffect(() => {
    const counter = element.current;
    if (!counter || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    function show(number: number) {
      if (counter) counter.textContent = format(number);
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // From the edge of the window on, so that the value does not flash before the count.
        show(entry.isIntersecting ? 0 : value);
        if (entry.intersectionRatio < threshold) return;
        observer.disconnect();
        const start = performance.now();
        function step(now: number) {
          const part = Math.min(1, (now - start) / duration);
          // Intermediate values are whole; the final value may have decimals.
          show(part < 1 ? Math.round(value * (1 - (1 - part) ** 3)) : value);
          if (part < 1) frame = requestAnimationFrame(step);
        }
        frame = requestAnimationFrame(step);
      },
      { threshold: [0, threshold] },
    );
    observer.observe(counter);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  // Translators must not replace a number while it changes.
  return (
    <span ref={element} className="count-up" data-final={final} aria-hidden="true" translate="no">
      {final}
    </span>
  );
}

'use client';

import { useEffect, useRef, useState } from 'react';

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
 * Counts from 0 to a value once, when it is first seen. Only for the eyes: the caller gives readers the sentence.
 * With reduced motion, and without script, the value is simply shown.
 */
export function CountUp({ value, locale, threshold }: Props) {
  const [shown, setShown] = useState(value);
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const start = performance.now();
        function step(now: number) {
          const part = Math.min(1, (now - start) / duration);
          // Whole numbers on the way; the value may have decimals.
          setShown(part < 1 ? Math.round(value * (1 - (1 - part) ** 3)) : value);
          if (part < 1) frame = requestAnimationFrame(step);
        }
        frame = requestAnimationFrame(step);
      },
      { threshold },
    );
    setShown(0);
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value, threshold]);

  const { format } = new Intl.NumberFormat(locale);
  return (
    <span ref={element} className="count-up" data-final={format(value)} aria-hidden="true">
      {format(shown)}
    </span>
  );
}

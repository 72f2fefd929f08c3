import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The side of the visible neighbour. */
export type Side = 'left' | 'right';

/** Milliseconds and easing of the snap: `--slide` and `--ease` of the style sheet. */
const slide = { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Moves a picture and its neighbour with a finger, and snaps when the finger lifts.
 *
 * @param strip the element that holds them
 * @param current the current picture; a change resets the strip
 * @returns the side of the visible neighbour; `follow` moves by pixels; `snap` to the neighbour on a side, or back, and
 * then call `done`
 */
export function useStrip(strip: RefObject<HTMLElement | null>, current: number) {
  const [side, setSide] = useState<Side>();
  const offset = useRef(0);
  /** Ends the current snap. */
  const finish = useRef<() => void>(null);

  // In the frame in which the new picture replaces the old one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip moves back when another picture is shown.
  useLayoutEffect(() => {
    if (side || !strip.current) return;
    offset.current = 0;
    strip.current.style.transform = '';
  }, [strip, side, current]);

  function follow(pixels: number) {
    finish.current?.();
    offset.current = pixels;
    if (strip.current) strip.current.style.transform = `translateX(${pixels}px)`;
    setSide(pixels < 0 ? 'right' : 'left');
  }

  function snap(to: Side | undefined, done: () => void) {
    const element = strip.current;
    if (!element) return;
    const width = to === undefined ? 0 : element.clientWidth * (to === 'right' ? -1 : 1);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const way = [offset.current, width].map((pixels) => ({ transform: `translateX(${pixels}px)` }));
    const animation = element.animate(way, { ...slide, duration: isCalm ? 0 : slide.duration });
    element.style.transform = `translateX(${width}px)`;
    finish.current = () => {
      finish.current = null;
      animation.onfinish = null;
      animation.cancel();
      setSide(undefined);
      done();
    };
    animation.onfinish = finish.current;
  }

  return { side, follow, snap };
}

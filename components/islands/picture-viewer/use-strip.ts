import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Which of the neighbours shows beside the current picture. */
export type Side = 'left' | 'right';

/** Milliseconds and curve of the way that the finger has left over: `--slide` and `--ease` of the style sheet. */
const slide = { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Moves a picture and the neighbour that comes in beside it with a finger, and lets them snap when it lets go.
 *
 * @param strip the element that holds them
 * @param current the picture that is shown; when it changes, the strip is at its place again
 * @returns the side on which a neighbour shows; `follow` a finger by pixels; `snap` to the neighbour on a side, or back,
 *   and then call `done`
 */
export function useStrip(strip: RefObject<HTMLElement | null>, current: number) {
  const [side, setSide] = useState<Side>();
  const across = useRef(0);
  /** Ends the snap that is under way. */
  const finish = useRef<() => void>(null);

  // In the frame in which the new picture takes the place of the old one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip moves back when another picture is shown.
  useLayoutEffect(() => {
    if (side || !strip.current) return;
    across.current = 0;
    strip.current.style.transform = '';
  }, [strip, side, current]);

  function follow(pixels: number) {
    finish.current?.();
    across.current = pixels;
    if (strip.current) strip.current.style.transform = `translateX(${pixels}px)`;
    setSide(pixels < 0 ? 'right' : 'left');
  }

  function snap(to: Side | undefined, done: () => void) {
    const element = strip.current;
    if (!element) return;
    const width = to === undefined ? 0 : element.clientWidth * (to === 'right' ? -1 : 1);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const way = [across.current, width].map((pixels) => ({ transform: `translateX(${pixels}px)` }));
    const animation = element.animate(way, { ...slide, duration: calm ? 0 : slide.duration });
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

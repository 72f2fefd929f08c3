import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const steps = [1, 1.5, 2, 3] as const;

/**
 * Manages the zoom of a picture in its scrolling stage.
 *
 * @param stage the element that scrolls; its own direction must be left-to-right
 * @returns the factor, whether it can change in each direction, the step (+1 larger, -1 smaller) and a reset
 */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [step, setStep] = useState(0);
  /** The point in the middle of the stage, as parts of the whole picture. */
  const middle = useRef({ x: 0.5, y: 0.5 });

  useLayoutEffect(() => {
    if (!stage.current || steps[step] === 1) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = stage.current;
    stage.current.scrollLeft = middle.current.x * scrollWidth - clientWidth / 2;
    stage.current.scrollTop = middle.current.y * scrollHeight - clientHeight / 2;
  }, [stage, step]);

  function zoom(by: 1 | -1) {
    const next = step + by;
    if (!stage.current || steps[next] === undefined) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = stage.current;
    middle.current = {
      x: (scrollLeft + clientWidth / 2) / scrollWidth,
      y: (scrollTop + clientHeight / 2) / scrollHeight,
    };
    setStep(next);
  }

  return {
    factor: steps[step] ?? 1,
    canGrow: step < steps.length - 1,
    canShrink: step > 0,
    zoom,
    reset: () => setStep(0),
  };
}

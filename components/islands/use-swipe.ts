import { type PointerEvent, useRef } from 'react';

/** CSS pixels that a finger must travel for a swipe. */
const distance = 48;

/**
 * Tells a sideways swipe from a tap or a scroll.
 *
 * @param onSwipe gets the way that the finger went on the screen
 * @returns the handlers for the element that is swiped; give it `touch-action: pan-y pinch-zoom`
 */
export function useSwipe(onSwipe: (way: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current || !event.isPrimary) return;
      const across = event.clientX - start.current.x;
      const along = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < distance || Math.abs(across) < 2 * Math.abs(along)) return;
      onSwipe(across < 0 ? 'left' : 'right');
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

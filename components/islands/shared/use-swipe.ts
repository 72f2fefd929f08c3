import { type PointerEvent, useRef } from 'react';

/** CSS pixels of a full swipe, and the distance at which a gesture becomes a swipe or a scroll. */
const distance = 48;
const slack = 8;

type Start = { x: number; y: number; following: boolean };

/**
 * Detects a sideways swipe as opposed to a tap or a scroll.
 *
 * @param onSwipe gets the physical direction of the finger
 * @param onFollow moves an element with the finger: gets the CSS pixels from its start, positive to the right, and
 * undefined when it lifts without a swipe; a mouse moves nothing
 * @returns the handlers for the swiped element; give it `touch-action: pan-y pinch-zoom`
 */
export function useSwipe(
  onSwipe: (way: 'left' | 'right') => void,
  onFollow?: (across: number | undefined) => void,
) {
  const start = useRef<Start>(null);

  function drop() {
    if (start.current?.following) onFollow?.(undefined);
    start.current = null;
  }

  return {
    onPointerDown(event: PointerEvent) {
      // A second finger is a zoom.
      drop();
      const follows = !onFollow || event.pointerType !== 'mouse';
      if (event.isPrimary && follows)
        start.current = { x: event.clientX, y: event.clientY, following: false };
    },
    onPointerMove(event: PointerEvent) {
      if (!onFollow || !start.current || !event.isPrimary) return;
      const offset = event.clientX - start.current.x;
      const along = event.clientY - start.current.y;
      if (!start.current.following) {
        if (Math.max(Math.abs(offset), Math.abs(along)) < slack) return;
        start.current.following = Math.abs(offset) > Math.abs(along);
        if (!start.current.following) start.current = null;
      }
      if (start.current) onFollow(offset);
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current || !event.isPrimary) return;
      const offset = event.clientX - start.current.x;
      const along = event.clientY - start.current.y;
      const slanted = !start.current.following && Math.abs(offset) < 2 * Math.abs(along);
      if (Math.abs(offset) < distance || slanted) return drop();
      start.current = null;
      onSwipe(offset < 0 ? 'left' : 'right');
    },
    onPointerCancel: drop,
  };
}

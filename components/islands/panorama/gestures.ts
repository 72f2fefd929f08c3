import type { Motion } from './motion';
import type { View } from './projection';

/** Degrees of one key press. */
const keys: Record<string, Partial<View>> = {
  ArrowLeft: { yaw: -10 },
  ArrowRight: { yaw: 10 },
  ArrowUp: { pitch: 8 },
  ArrowDown: { pitch: -8 },
  '+': { fov: -8 },
  '=': { fov: -8 },
  '-': { fov: 8 },
  _: { fov: 8 },
};

/** Milliseconds for which the view glides on after a drag. */
const glide = 220;

/**
 * Attaches drag, pinch zoom and keys to the panorama; the wheel scrolls the page.
 *
 * @param isCalm true for a visitor who prefers reduced motion: the view does not glide on
 */
export function listen(view: HTMLElement, motion: Motion, isCalm: () => boolean, signal: AbortSignal): void {
  const pointers = new Map<number, PointerEvent>();
  let speed = { yaw: 0, pitch: 0 };

  function pressed(event: PointerEvent): void {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, event);
    view.setPointerCapture(event.pointerId);
    speed = { yaw: 0, pitch: 0 };
    motion.shift({});
  }

  function moved(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const { fov } = motion.current();
    const other = [...pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
    pointers.set(event.pointerId, event);
    if (other) {
      const ratio = distance(before, other) / Math.max(distance(event, other), 1);
      motion.shift({ fov: fov * (ratio - 1) });
      return;
    }
    const degrees = fov / view.clientHeight;
    const yaw = (before.clientX - event.clientX) * degrees;
    const pitch = (event.clientY - before.clientY) * degrees;
    const elapsedMs = Math.max(event.timeStamp - before.timeStamp, 1);
    speed = { yaw: yaw / elapsedMs, pitch: pitch / elapsedMs };
    motion.shift({ yaw, pitch });
  }

  function released(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before || !pointers.delete(event.pointerId) || event.type === 'pointercancel') return;
    // A pause before the release means that the view should not glide on.
    const isAtRest = event.timeStamp - before.timeStamp > 60;
    if (!isAtRest && !isCalm()) motion.move({ yaw: speed.yaw * glide, pitch: speed.pitch * glide });
  }

  function typed(event: KeyboardEvent): void {
    const change = keys[event.key];
    // With a modifier the keys belong to the browser: zoom of the page, history.
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    motion.move(change);
  }

  view.addEventListener('pointerdown', pressed, { signal });
  view.addEventListener('pointermove', moved, { signal });
  view.addEventListener('pointerup', released, { signal });
  view.addEventListener('pointercancel', released, { signal });
  view.addEventListener('keydown', typed, { signal });
}

function distance(a: PointerEvent, b: PointerEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

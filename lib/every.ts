/**
 * Limits how often something is done.
 *
 * @param milliseconds the shortest time between two turns, measured by the monotonic clock
 * @returns a function that returns true when it is time, at its first call too
 */
export function every(milliseconds: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return false;
    last = now;
    return true;
  };
}

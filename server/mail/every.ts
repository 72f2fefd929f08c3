/**
 * Limits how often something is done. The clock of the day measures it, because the monotonic one may stand still while a
 * host freezes the process; a jump of the clock only makes it due.
 *
 * @param milliseconds the shortest time between two turns
 * @returns a function that returns true when it is time, at its first call too
 */
export function every(milliseconds: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = Date.now();
    if (Math.abs(now - last) < milliseconds) return false;
    last = now;
    return true;
  };
}

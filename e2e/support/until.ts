/**
 * Waits until a condition holds.
 *
 * @param timeout milliseconds
 * @throws Error when it does not hold in time
 */
export async function until(condition: () => boolean, timeout = 15_000): Promise<void> {
  const end = Date.now() + timeout;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`After ${timeout} ms there is still no: ${condition}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/**
 * Sets the clock of a unit test and stops it until the test changes it; timers follow the real clock.
 *
 * @param now milliseconds since 1970
 */
export function setClock(now: number): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setInterval',
      'setTimeout',
      'queueMicrotask',
      'performance',
      'hrtime',
      'clearInterval',
      'clearTimeout',
      'clearImmediate',
    ],
  });
}

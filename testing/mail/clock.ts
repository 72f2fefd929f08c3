/**
 * Sets the clock of a unit test, which stands until the test moves it; timers go on running by the real one.
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

/**
 * Returns the values of a sentence that may promise an answer.
 *
 * @param days working days within which the company answers; undefined without a promise
 */
export function answerValues(days: number | undefined) {
  return { promise: days === undefined ? 'none' : 'some', days: days ?? 0 };
}

/** Whether a value of JSON has fields: no list, text, number, choice or `null`. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The digits of an Israeli phone number without the prefix 0 or 972, the same for every way to write it. */
export function phoneDigits(number: string): string {
  return number.replace(/\D/g, '').replace(/^(972|0)/, '');
}

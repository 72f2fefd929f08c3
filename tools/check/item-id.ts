/**
 * Returns the id of an item. It begins with a letter: no rule takes it for a phone number.
 *
 * @param hex at least eight hexadecimal digits
 */
export function toItemId(hex: string): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(hex.slice(0, 1), 16));
  return letter + hex.slice(1, 8);
}

/** Encoded words (RFC 2047), none of which cuts a character in two; every line has at most 76 characters with its name. */
export function encodeWords(text: string): string {
  const parts = [''];
  for (const character of text) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > 39) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

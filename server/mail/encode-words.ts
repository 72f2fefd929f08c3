/**
 * Returns encoded words (RFC 2047) that split no character; every line has at most 76 characters, with the header's
 * name.
 */
export function encodeWords(text: string): string {
  const parts = [''];
  for (const character of text) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > 39) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

/**
 * Returns the name before an address: in quotes when it is plain, because unnecessary Base64 counts as a sign of spam.
 */
export function encodeName(name: string): string {
  return /^[\w .'&+/-]{1,60}$/.test(name) ? `"${name}"` : encodeWords(name);
}

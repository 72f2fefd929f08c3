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

/** The name before an address: in quotes when it is plain, because Base64 that nothing needs counts as a sign of spam. */
export function encodeName(name: string): string {
  return /^[\w .'&+/-]{1,60}$/.test(name) ? `"${name}"` : encodeWords(name);
}

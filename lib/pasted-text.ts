/**
 * Invisible marks that programs add to copied text: direction marks, zero-width blanks and soft hyphens. Joiners are not
 * among them, because emoji and Persian words consist of them.
 */
const marks = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Removes the invisible marks of copied text. */
export function removeMarks(text: string): string {
  return text.replace(marks, '');
}

/**
 * Returns a telephone number in the characters of a keyboard: hyphens, digits, blanks and separators of any script become
 * ASCII.
 */
export function foldNumber(text: string): string {
  return removeMarks(text)
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u00b7\u2022\u2027\u2219\u22c5]/g, '.')
    .replace(/[\u060c\u3001]/g, ',')
    .replaceAll('\u061b', ';')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/**
 * Returns the address in a copied link (`mailto:`), in angle brackets after a name, or before the comma of a list; other
 * text unchanged.
 */
export function cleanAddress(text: string): string {
  return removeMarks(text)
    .trim()
    .replace(/(?<![\s,;.])[\s,;.]+$/, '')
    .replace(/^[^<>@\n]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .trim();
}

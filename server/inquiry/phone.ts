import { foldNumber } from '../../lib/pasted-text';

const extensionWord = `(?:ext(?:ension|n)?|x|שלוחה|שלו[׳']|של[׳']|פנימי)`;

/** The end of a number that is not dialled: an extension, or the last digits of a second line. */
const extension = new RegExp(
  String.raw`(?:[,;]? ?${extensionWord}[.:=]* ?\d{1,8}|(?<=(?:\d\D*){9})/ ?\d{1,2})?$`,
  'i',
);

/** Names before a number in signatures and links, such as `tel:`. */
const label = `(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|[tpm]|טל(?:פון)?|נייד)[.:׳']* ?`;
const labels = new RegExp(
  String.raw`(?<=^|[,;/|] ?)(?:${label}|\p{Extended_Pictographic}\ufe0f? ?)+(?=[\d+(*])`,
  'giu',
);

/** A digit with the characters before the next digit of the same number. */
const digit = String.raw`\d[^\d,;|&/a-zא-ת]*`;

/** Separators of two numbers. No number has 16 digits (E.164), so a blank may be one too. */
const separator = new RegExp(
  [
    `( ?[,;|&](?! ?${extensionWord}) ?`,
    ' (?:or|and|או) ',
    String.raw`(?<=(?:${digit}){7}) ?/ ?(?=\D?(?:${digit}){7})`,
    String.raw`(?<=(?:${digit}){9}) (?=\D?(?:${digit}){7}))`,
  ].join('|'),
  'i',
);

/** A part of the field: a number with the address that dials it, or the text between two numbers. */
type Part = { text: string; href?: string };

/** Returns pasted telephone numbers as the visitor meant them, without names and in ASCII separators. */
export function cleanPhone(text: string): string {
  return foldNumber(text)
    .replace(labels, '')
    .replace(/(?<![\s,;|&/])[\s,;|&/]+$/, '');
}

/** Tells whether a text consists of numbers of at least six digits, each with an optional extension. */
export function isPhone(text: string): boolean {
  return text.split(separator).every((part, index) => index % 2 === 1 || isNumber(part));
}

function isNumber(text: string): boolean {
  const number = text.replace(extension, '');
  return /^[\d\s+()./*#-]+$/.test(number) && number.replace(/\D/g, '').length >= 6;
}

/** Returns the numbers in a valid field, and the texts between them. */
export function phoneParts(text: string): Part[] {
  return text
    .split(separator)
    .map((part, index) => (index % 2 === 1 ? { text: part } : { text: part, href: telHref(part) }));
}

/** Returns a link to a telephone number (RFC 3966); `(0)` after a country code and an extension are not dialled. */
function telHref(phone: string): string {
  const number = phone.replace(extension, '').replace(/^(\+.*?)\(0\)/, '$1');
  return `tel:${number.replace(/[^\d+*#]|(?!^)\+/g, '').replaceAll('#', '%23')}`;
}

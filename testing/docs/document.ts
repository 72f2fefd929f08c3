/** A document: its path from the root and its text. */
export type Document = { file: string; text: string };

type Block = { kind: string; text: string };

/** The fenced blocks of a Markdown text, each with the name after its fence; a block without one is a tree of files. */
export function blocksOf(text: string): Block[] {
  return Array.from(text.matchAll(/^```(\w*)\n(.*?)^```$/gms), ([, kind = '', block = '']) => ({
    kind,
    text: block,
  }));
}

/** The text without its fenced blocks. */
export function proseOf(text: string): string {
  return text.replace(/^```\w*\n.*?^```$/gms, '');
}

/** What stands in backticks within a line. */
export function codeSpansOf(text: string): string[] {
  return Array.from(proseOf(text).matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
}

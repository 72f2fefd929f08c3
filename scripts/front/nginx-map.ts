/** A row of a map; the key `default` stands for every other. */
export type Row = readonly [key: string, value: string | number];

/**
 * A map of nginx from one variable, or more in quotes, to another.
 *
 * @param variables whether the values may name variables
 * @throws Error when a value names one and may not
 */
export function map(
  source: string,
  variable: string,
  rows: readonly Row[],
  { variables = false } = {},
): string {
  const lines = rows.map(([key, value]) => {
    if (!variables && String(value).includes('$'))
      throw new Error(`nginx would read a variable in “${value}”.`);
    return `  ${key === 'default' ? key : quote(key)} ${quote(String(value))};\n`;
  });
  return `map ${source} $${variable} {\n${lines.join('')}}\n`;
}

/** A text in nginx's own spelling, where a backslash would swallow the next character. */
export function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

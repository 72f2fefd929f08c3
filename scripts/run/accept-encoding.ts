export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Chooses the form of a file to send.
 *
 * @param accepted the header Accept-Encoding
 * @param available the forms that exist, the best first
 */
export function chooseEncoding(
  accepted: string | string[] | undefined,
  available: readonly Encoding[],
): Encoding {
  const accepts = String(accepted ?? '')
    .split(',')
    .map((each) =>
      each
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, quality = '1']) => Number(quality) > 0)
    .map(([name]) => name);
  return available.find((encoding) => accepts.includes(encoding)) ?? 'identity';
}

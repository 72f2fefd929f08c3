/** The bytes of a file as text, to be sent with other fields. */
export async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += 32_768)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 32_768)));
  return btoa(parts.join(''));
}

/** Saves a text, or bytes in base64, as a file of this machine. */
export function download(name: string, data: `data:${string}`): void {
  Object.assign(document.createElement('a'), { href: data, download: name }).click();
}

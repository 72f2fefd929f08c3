/** Writes query parameters into the address of the page and removes empty ones. */
export function setParameters(values: Readonly<Record<string, string | undefined>>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  history.replaceState(history.state, '', address);
}

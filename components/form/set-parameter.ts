/** Puts a parameter into the address of the page, or takes it out when it is empty. */
export function setParameter(name: string, value: string): void {
  const address = new URL(location.href);
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

type Values = Readonly<Record<string, string | undefined>>;

/** Milliseconds without a further change after which the address is written: Safari refuses the 101st change in 30 s. */
const pause = 300;

/** Milliseconds until the next attempt after a refusal. */
const retry = 5000;

let pending: { values: Values; entry: object } | undefined;
let timer: ReturnType<typeof setTimeout>;

/**
 * Writes query parameters into the address of the page and removes empty ones, once no further change follows or a press
 * may leave the page. The browser may refuse the change, so `readParameters` knows it from now on.
 *
 * @param entry values for the entry of the history, which Back restores
 */
export function setParameters(values: Values, entry: object = {}): void {
  for (const type of ['click', 'submit']) addEventListener(type, write, { capture: true });
  pending = { values: { ...pending?.values, ...values }, entry: { ...pending?.entry, ...entry } };
  schedule(pause);
}

/** Returns the query parameters of the page, also those that are not in its address yet. */
export function readParameters(): URLSearchParams {
  const { searchParams } = new URL(location.href);
  for (const [name, value] of Object.entries(pending?.values ?? {})) {
    if (value) searchParams.set(name, value);
    else searchParams.delete(name);
  }
  return searchParams;
}

function schedule(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(write, delay);
}

function write(): void {
  if (!pending) return;
  const address = new URL(location.href);
  address.search = String(readParameters());
  try {
    history.replaceState({ ...history.state, ...pending.entry }, '', address);
    pending = undefined;
  } catch {
    schedule(retry);
  }
}

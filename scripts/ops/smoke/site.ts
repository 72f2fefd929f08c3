/** Milliseconds for an answer. */
const patience = 20_000;

/** How many questions are asked at once: a site in use must not feel it. */
const width = 4;

/** A deployed site, and what was found wrong with it. */
export type Site = {
  /** Without a slash at its end. */
  address: string;
  faults: string[];
  /** Asks for a path, and follows no redirect. */
  ask: (path: string, options?: RequestInit) => Promise<Response>;
  /** Notes a fault unless the condition holds. */
  expect: (holds: boolean, path: string, fault: string) => void;
};

/** @param address the address of the site, such as https://www.example.com */
export function openSite(address: string): Site {
  const faults: string[] = [];
  const origin = new URL(address).origin;
  return {
    address: origin,
    faults,
    ask: (path, options) =>
      fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(patience), ...options }),
    expect(holds, path, fault) {
      if (!holds) faults.push(`${path}: ${fault}`);
    },
  };
}

/** Does something for each item, a few at a time; what fails for one becomes a fault of the site. */
export async function forEach<T>(
  site: Site,
  items: readonly T[],
  name: (item: T) => string,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  async function work(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const current = item;
      await act(current).catch((error: Error) => site.faults.push(`${name(current)}: ${reasonOf(error)}`));
    }
  }
  await Promise.all(Array.from({ length: width }, work));
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
